/** Comments between which Preact looks for the elements of a part that is taken over later. */
const [start, end] = ['<!--$s-->', '<!--/$s-->'];

/** The pages whose layout waits for its turn (`src/theme/DocsRoot`). */
const waits = /<html[^>]*\bclass="?[^">]*\bdocs-wrapper\b/;
const root = /(<div id="?__docusaurus"?>)([\s\S]*)(<\/div>(?:<\/body>)?(?:<\/html>)?\s*)$/;

/** The same page; a layout that waits is marked, because it has no element of its own. */
export function markLayout(name: string, html: string): string {
  if (!waits.test(html)) return html;
  if (!root.test(html)) {
    throw new Error(
      `${name}: the end of <div id="__docusaurus"> was not found, so the browser would lose the page. Remedy: adapt src/start/markLayout.ts to what stands behind it.`,
    );
  }
  // A function, because pages may contain `$1`.
  return html.replace(root, (_all, before, layout, after) =>
    [before, start, layout, end, after].join(''),
  );
}

/** Whether this page is such a page; not-found pages have the addresses of others. */
export function isLayoutMarked(): boolean {
  return document.getElementById('__docusaurus')?.firstChild?.nodeType === Node.COMMENT_NODE;
}
