/**
 * Keeps `theme-color`, the color of the browser's own bars, in line with the color mode of the page, whatever
 * changes it: the stored choice, the switch, another tab. Part of the inline script of every page (packages/static-pages/src/startup/inline).
 */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const {dark = '', light = ''} = meta?.dataset ?? {};
  if (meta) meta.content = document.documentElement.dataset.theme === 'dark' ? dark : light;
}

new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
