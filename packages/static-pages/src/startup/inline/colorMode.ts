import {write} from '../../features/storage';
import {beforeReact} from './beforeReact';

const key = `theme${STORAGE_NAMESPACE}`;
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const systemMode = () => (darkSystem().matches ? 'dark' : 'light');

/** Null for the mode of readers who have not chosen one. */
function show(choice: string | null): void {
  const {dataset} = document.documentElement;
  dataset.theme = choice ?? (FOLLOWS_SYSTEM ? systemMode() : DEFAULT_MODE);
  dataset.themeChoice = choice ?? 'system';
}

// The mode was chosen in another window. React reads the attributes when it hydrates the page.
addEventListener('storage', (event) => {
  if (event.key === key) show(event.newValue);
});

// Once React has hydrated the page, the theme's provider follows the system.
if (FOLLOWS_SYSTEM) {
  darkSystem().addEventListener(
    'change',
    () => {
      if (document.documentElement.dataset.themeChoice === 'system') show(null);
    },
    {signal: beforeReact},
  );
}

/** The switch between light and dark, before and after hydration. */
addEventListener('click', ({target}) => {
  if (!(target as Element).closest('[data-color-mode]')) return;
  const newValue = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(newValue);
  if (!write(key, newValue)) return;
  // The theme's provider listens to this event.
  dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
});
