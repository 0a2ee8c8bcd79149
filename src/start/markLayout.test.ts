import {expect, it} from 'vitest';
import {markLayout} from './markLayout';

const page = (layout: string, classes = 'docs-wrapper docs-doc-page') =>
  `<!doctype html><html lang=en class="${classes}" dir=ltr><body><svg></svg><div id=__docusaurus>${layout}</div></body>`;

it('marks the layout of a page of the documentation', () => {
  const layout = '<a>Skip</a><main>costs $1</main><div><footer></footer></div>';
  expect(markLayout('a.html', page(layout))).toBe(page(`<!--$s-->${layout}<!--/$s-->`));
});

it.each([
  ['another page', page('<main></main>', 'plugin-pages')],
  ['a redirect', '<!doctype html><html><head></head></html>'],
])('leaves %s alone', (_name, html) => {
  expect(markLayout('a.html', html)).toBe(html);
});

it('stops the build when it cannot find the layout', () => {
  const html = page('<main></main>').replace('</body>', '<p>more</p>');
  expect(() => markLayout('docs/a.html', html)).toThrow(/^docs\/a\.html: .* Remedy: /);
});
