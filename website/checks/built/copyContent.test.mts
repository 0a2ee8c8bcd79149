import {describe, expect, it} from 'vitest';
import {product} from '../../config/product.ts';
import {checkCopies} from './copyContent.mts';
import {readBuiltPage} from './html.mts';
import {parseCopy} from './markdownCopies.mts';

const html = (body: string, lang = 'en') => `<html lang="${lang}"><body>${body}</body></html>`;

describe('Markdown copies', () => {
  const badges = ['since 1.4', 'since 1.5'];
  const body =
    badges.map((badge) => `<p>Its result <i data-markdown="badge">${badge}</i>.</p>`).join('') +
    '<p><i data-markdown="badge">since 1.5</i> so.</p>' +
    '<main><h1>A</h1><pre>ls</pre><table><tr><td>1</td></tr></table><footer><h2>F</h2></footer>' +
    '<div data-markdown="ignore"><h2>B</h2></div></main>';
  const pageOf = (base: string) =>
    `<link type="text/markdown" href="${product.siteUrl}${base}/docs/a.md">${body}`;
  const text = (language: string, route: string) =>
    `---\ntitle: A\ncanonical: ${product.siteUrl}${route}\nlanguage: ${language}\n` +
    `documented_version: ${product.version}\nindex: ${product.siteUrl}${route.replace('/docs/a', '')}/llms.txt\n---\n\n# A\n\n\`\`\`bash\nls '** **' '&#x20;'\n\`\`\`\n\n| 1 |\n| - |\n\n` +
    `${badges.map((badge) => `Its result (${badge}).`).join('\n\n')}\n\nSince 1.5: so.\n`;
  const pages = [
    readBuiltPage('docs/a.html', html(pageOf(''))),
    readBuiltPage('de/docs/a.html', html(pageOf('/de'), 'de')),
    readBuiltPage(
      'docs/old/index.html',
      '<html><meta http-equiv="refresh" content="0; url=/docs/a"></html>',
    ),
  ];
  const german = parseCopy(text('de', '/de/docs/a'));
  const faults = (english?: string) =>
    checkCopies(
      pages,
      new Map([
        ...(english === undefined ? [] : [['/docs/a.md', parseCopy(english)] as const]),
        ['/de/docs/a.md', german],
      ]),
    ).map(({file, message}) => `${file}: ${message}`);
  const english = text('en', '/docs/a');

  it('are accepted if they are complete', () => {
    expect(faults(english)).toEqual([]);
  });

  it.each([
    ['a missing copy', undefined, 'It does not exist.'],
    ['a missing sample', english.replace(/```[^]*```/, ''), 'It has 0 samples, its page has 1.'],
    ['a heading too many', `${english}\n## B\n`, 'another number of headings'],
    ['HTML', `${english}\n<div>B</div>\n`, 'It has HTML in it.'],
    [
      'the URL of another page',
      english.replace('/docs/a', '/docs/b'),
      'front matter is not complete',
    ],
    ['a relative link', `${english}\n[B](b.md)\n`, 'It has relative links.'],
    ['an entity', `${english}\n**Allowed:&#x20;**&#x75;p\n`, 'It has an entity: "'],
    ['labels side by side', `${english}\n**Spam** **Yes**\n`, 'two bold words side by side'],
    ['bold in bold', `${english}\n**A ***B*** C**\n`, 'bold in bold'],
    ['a lost space', `${english}\nWrite \`Basic \`with a B.\n`, 'no space after code'],
    ['links side by side', `${english}\n[A](https://a.example)[B](https://b.example)\n`, 'links'],
    [
      'a badge in a sentence',
      english.replace('(since 1.4)', 'since 1.4'),
      '"since 1.4" reads like',
    ],
    [
      'a badge behind its sentence',
      english.replace(' (since 1.4).', '. (since 1.4)'),
      'A badge follows',
    ],
  ])('finds: %s', (_what, copy, message) => {
    expect(faults(copy)).toContainEqual(expect.stringContaining(message));
  });

  it('finds a page that does not link to its copy', () => {
    const page = readBuiltPage('docs/a.html', html(body));
    expect(checkCopies([page], new Map([['/docs/a.md', parseCopy(english)]]))).toEqual([
      expect.objectContaining({message: 'No link to /docs/a.md.'}),
    ]);
  });
});
