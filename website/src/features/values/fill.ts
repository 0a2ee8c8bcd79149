import {read} from 'docusaurus-theme-static-pages/inline';
import {placeholders} from '../../content/markdown/placeholders.mjs';
import {storageKey} from './storageKey';

/**
 * Puts the reader's values into samples while the page is being parsed, so that no placeholder flashes,
 * and later whenever samples or values change, in this window or another. A part of the inline script of
 * every page (option `inline` of docusaurus-theme-static-pages).
 */
let values: Partial<Record<string, unknown>> = {};
let watching: MutationObserver | undefined;

/** While a page arrives in pieces, its last placeholder may be incomplete: only a whole one is replaced. */
function fill(): void {
  document.querySelectorAll<HTMLElement>('[data-value]').forEach((span) => {
    const placeholder = placeholders[span.dataset.value as keyof typeof placeholders];
    const own = values[span.dataset.value ?? ''];
    const wanted = typeof own === 'string' && own ? own : placeholder;
    const text = span.textContent;
    if (text === wanted || (text !== placeholder && !('own' in span.dataset))) return;
    span.textContent = wanted;
    span.toggleAttribute('data-own', wanted !== placeholder);
  });
}

function parse(json: string | null): typeof values {
  try {
    return (JSON.parse(json ?? '') as typeof values | null) ?? {};
  } catch {
    return {};
  }
}

function take(json: string | null): void {
  values = parse(json);
  fill();
  if (!json || watching) return;
  watching = new MutationObserver(fill);
  watching.observe(document, {childList: true, characterData: true, subtree: true});
}

addEventListener('storage', ({key, newValue}) => {
  if (key === storageKey || key === null) take(newValue);
});
take(read(storageKey));
