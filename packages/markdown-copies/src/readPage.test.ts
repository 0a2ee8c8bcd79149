import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';
import {markdownFile} from './markdownFile';

const head = (canonical: string) =>
  `<html lang=de><head><meta name=description content="Eine „Seite“"><link rel=canonical href="${canonical}"></head>`;
const options = {articleClass: 'theme-doc-markdown', quotes: {}};
const address = 'https://docs.example.com/de/docs/cli';

describe('readPage', () => {
  it('reads the article, not what stands around it', () => {
    const page = readPage(
      parse(
        `${head(address)}<body><main><nav>Menu</nav><div class="theme-doc-markdown markdown"><h1>A "b"</h1><p>Text</p></div><p>behind</p></main>`,
      ),
      options,
    );
    expect(page).toEqual({
      title: 'A "b"',
      description: 'Eine „Seite“',
      canonical: address,
      language: 'de',
      markdown: '# A "b"\n\nText\n',
    });
  });

  it('reads the whole main part of other pages', () => {
    const page = readPage(
      parse(`${head(address)}<body><main><h1>A</h1><p>B</p></main><footer>C</footer>`),
      options,
    );
    expect(page?.markdown).toBe('# A\n\nB\n');
  });

  it.each([
    ['without address', '<main><h1>Not found</h1></main>'],
    ['without title', `${head(address)}<body><main><p>x</p></main>`],
    ['a redirect', `${head(address)}<body></body>`],
  ])('leaves out a page %s', (_name, html) => {
    expect(readPage(parse(html), options)).toBeUndefined();
  });
});

describe('markdownFile', () => {
  it('begins with front matter that any title survives', () => {
    const page = {
      title: 'A "b": c',
      description: '',
      canonical: address,
      language: 'de',
      markdown: '# x\n',
    };
    expect(markdownFile(page, {documented_version: '1.5.4'})).toBe(
      `---\ntitle: "A \\"b\\": c"\ncanonical: "${address}"\nlanguage: "de"\ndocumented_version: "1.5.4"\n---\n\n# x\n`,
    );
  });
});
