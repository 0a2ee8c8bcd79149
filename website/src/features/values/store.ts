import {write} from 'docusaurus-theme-static-pages/storage';
import {placeholders} from '../../content/markdown/placeholders.mjs';
import {storageKey} from './storageKey';
import type {Values} from './validate';

/** Values of this page view, for browsers that refuse to store them. */
let unsaved: Values = {};

/** The chosen values; whatever else somebody stored under the key is left out. */
export function readValues(): Values {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) as object;
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => Object.hasOwn(placeholders, name) && typeof value === 'string',
      ),
    ) as Values;
  } catch {
    return unsaved;
  }
}

/**
 * Shows the values in all samples, here and in other tabs, and keeps them.
 * False if this browser keeps nothing: then they last until the page is left.
 */
export function saveValues(values: Values): boolean {
  const json = Object.keys(values).length > 0 ? JSON.stringify(values) : null;
  unsaved = values;
  const kept = write(storageKey, json);
  // Browsers send this event to other tabs only; the inline script (fill.ts) needs it in this one too.
  window.dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue: json}));
  return kept;
}
