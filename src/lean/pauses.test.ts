import {describe, expect, it} from 'vitest';
import {withPauses} from './pauses';

const words = (count: number) => '<b>a</b>'.repeat(count);
const page = (article: string, facts = '<script type=application/json id=first-page>{}</script>') =>
  `<body><nav>${words(400)}</nav><div class="theme-doc-markdown markdown">${article}</div><footer><h2>${words(400)}<h2>x</h2></footer>${facts}</body>`;

describe('withPauses', () => {
  it('lets the parser rest at headings and panels of a long article', () => {
    const article = (pause: string) =>
      `${words(100)}<h2 id=a>A</h2>${words(150)}<h3 class="b c">${pause}B</h3><h2>C</h2>${words(300)}<div role=tabpanel class=d hidden>${pause}D</div><div role=note>${words(300)}</div>`;
    expect(withPauses(page(article('')))).toBe(page(article('<script></script>')));
  });

  it('takes a breath before a table of the first screen', () => {
    const article = (pause: string) =>
      `${words(50)}<div>${pause}<table><tr><td>A</table></div>${words(250)}<table><tr><td>B</table>`;
    expect(withPauses(page(article('')))).toBe(page(article('<script></script>')));
  });

  it('leaves short articles alone', () => {
    const short = page(`${words(100)}<h2>A</h2>${words(100)}<h2>B</h2>`);
    expect(withPauses(short)).toBe(short);
  });

  it.each([
    ['that React takes over', page(`${words(300)}<h2>A</h2>`, '')],
    ['without an article', `<main>${words(300)}<h2>A</h2></main>`],
    [
      'whose article has no end',
      `<div class=theme-doc-markdown>${words(300)}<h2>A</h2><script type=application/json id=first-page>{}</script>`,
    ],
  ])('leaves a page alone %s', (_name, html) => {
    expect(withPauses(html)).toBe(html);
  });
});
