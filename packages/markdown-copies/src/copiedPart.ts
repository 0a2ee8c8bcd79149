/** An attribute may hold a `>`. */
const rest = `(?:"[^"]*"|[^>"])*>`;
const wanted = new RegExp(
  `<html\\b${rest}|<link\\b(?=[^>]*\\brel="?canonical\\b)${rest}|<meta\\b(?=[^>]*\\bname="?description\\b)${rest}`,
  'g',
);

/**
 * The part of a page that its copy is made from. The rest (addresses of scripts, menus) changes with every
 * release and must not invalidate the cache.
 */
export function copiedPart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const main = start < 0 || end < start ? '' : html.slice(start, end);
  return (html.match(wanted) ?? []).join('') + main;
}
