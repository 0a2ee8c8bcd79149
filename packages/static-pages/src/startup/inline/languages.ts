import {beforeReact} from './beforeReact';

/** Until hydration the language links lack the query and hash of this page, which the server does not know. */
function keepPlace({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

// `pointerdown` is for links that open in a new tab or are copied: they send no click.
['pointerdown', 'click'].forEach((name) =>
  addEventListener(name, keepPlace, {capture: true, signal: beforeReact}),
);
