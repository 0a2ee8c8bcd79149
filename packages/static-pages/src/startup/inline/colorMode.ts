import {write} from '../../features/storage';

const key = 'theme';

/** Null for the mode of readers who have not chosen one. */
function show(choice: string | null): void {
  const {dataset} = document.documentElement;
  const isDark = FOLLOWS_SYSTEM && matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = choice ?? (isDark ? 'dark' : 'light');
  dataset.themeChoice = choice ?? 'system';
}

// The mode was chosen in another window. React reads the attributes when it hydrates the page.
addEventListener('storage', (event) => {
  if (event.key === key) show(event.newValue);
});

/** The switch between light and dark, before and after hydration. */
addEventListener('click', ({target}) => {
  if (!(target as Element).closest('[data-color-mode]')) return;
  const newValue = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(newValue);
  if (!write(key, newValue)) return;
  // The theme's provider listens to this event.
  dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
});
