/** An attribute may hold a `>`. */
const rest = `(?:"[^"]*"|[^>"])*>`;
const wanted = new RegExp(
  `<html\\b${rest}|<link\\b(?=[^>]*\\brel="?canonical\\b)${rest}|<meta\\b(?=[^>]*\\bname="?description\\b)${rest}`,
  'g',
);

/**
 * The part of a page that its copy is made of. What stands around it changes with every release:
 * the addresses of scripts, the menus.
 */
export function copiedPart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const main = start < 0 || end < start ? '' : html.slice(start, end);
  return (html.match(wanted) ?? []).join('') + main;
}
