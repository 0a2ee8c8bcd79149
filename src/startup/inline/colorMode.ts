import {write} from '../../features/storage';

const key = 'theme';

/** Stores the choice, and informs the theme's provider by the storage event that it listens to. */
function store(newValue: string, oldValue: string): void {
  if (!write(key, newValue)) return;
  dispatchEvent(new StorageEvent('storage', {key, newValue, oldValue, storageArea: localStorage}));
}

/** The switch between light and dark, before and after hydration. */
addEventListener('click', ({target}) => {
  if (!(target as Element).closest('[data-color-mode]')) return;
  const {dataset} = document.documentElement;
  const before = dataset.theme ?? 'light';
  const mode = before === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  store(mode, before);
});
