import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';
import {markdownFile} from './markdownFile';

const head = (canonical: string) =>
  `<html lang=de><head><meta name=description content="Eine „Seite“"><link rel=canonical href="${canonical}"></head>`;
const options = {articleClass: 'theme-doc-markdown', quotes: {}};
const url = 'https://docs.example.com/de/docs/cli';

describe('readPage', () => {
  it('reads only the article', () => {
    const page = readPage(
      parse(
        `${head(url)}<body><main><nav>Menu</nav><div class="theme-doc-markdown markdown"><h1>A "b"</h1><p>Text</p></div><p>behind</p></main>`,
      ),
      options,
    );
    expect(page).toEqual({
      title: 'A "b"',
      description: 'Eine „Seite“',
      canonical: url,
      language: 'de',
      markdown: '# A "b"\n\nText\n',
    });
  });

  it('reads the whole <main> of pages without an article', () => {
    const page = readPage(
      parse(`${head(url)}<body><main><h1>A</h1><p>B</p></main><footer>C</footer>`),
      options,
    );
    expect(page?.markdown).toBe('# A\n\nB\n');
  });

  it.each([
    ['without a canonical URL', '<main><h1>Not found</h1></main>'],
    ['without a title', `${head(url)}<body><main><p>x</p></main>`],
    ['that redirects', `${head(url)}<body></body>`],
  ])('ignores a page %s', (_name, html) => {
    expect(readPage(parse(html), options)).toBeUndefined();
  });
});

describe('markdownFile', () => {
  it('begins with front matter in which any title is valid', () => {
    const page = {
      title: 'A "b": c',
      description: '',
      canonical: url,
      language: 'de',
      markdown: '# x\n',
    };
    expect(markdownFile(page, {documented_version: '1.5.4'})).toBe(
      `---\ntitle: "A \\"b\\": c"\ncanonical: "${url}"\nlanguage: "de"\ndocumented_version: "1.5.4"\n---\n\n# x\n`,
    );
  });
});
