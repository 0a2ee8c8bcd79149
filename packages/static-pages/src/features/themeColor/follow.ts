/**
 * Keeps `theme-color`, the color of the browser's own bars, in line with the color mode of the page, whatever
 * changes it: the stored choice, the switch, another tab. Part of the inline script of every page (packages/static-pages/src/startup/inline).
 */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  // `data-light` and `data-dark` of the element are named after the modes.
  if (meta) meta.content = meta.dataset[document.documentElement.dataset.theme ?? 'light'] ?? '';
}

new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
