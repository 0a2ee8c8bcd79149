import {describe, expect, it} from 'vitest';
import {llmsFullText, llmsText} from './llms';
import {copyPath} from './copyPath';

const site = {title: 'Docs', tagline: 'Short.', note: 'Checked.'};
const page = (route: string) => ({
  title: `Title ${route}`,
  description: `About ${route}.`,
  canonical: `https://docs.example.com${route}`,
  language: 'en',
  markdown: `# Title ${route}\n\nText\n`,
});
const chapters = [
  {title: undefined, pages: [page('/')]},
  {title: 'API', pages: [page('/docs/api/a'), page('/docs/api/b')]},
];

describe('lists of pages', () => {
  it('llms.txt links every copy under its chapter', () => {
    expect(llmsText(site, chapters)).toBe(`# Docs

> Short.

Checked.

- [Title /](https://docs.example.com/index.md): About /.

## API

- [Title /docs/api/a](https://docs.example.com/docs/api/a.md): About /docs/api/a.
- [Title /docs/api/b](https://docs.example.com/docs/api/b.md): About /docs/api/b.
`);
  });

  it('llms-full.txt contains every page below its URL', () => {
    const text = llmsFullText(site, chapters);
    expect(text.split('\n\n---\n\n')).toHaveLength(4);
    expect(text).toContain('---\n\n<https://docs.example.com/docs/api/b>\n\n# Title /docs/api/b\n');
  });
});

describe('copyPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/de/', '/de/index.md'],
    ['/docs/cli', '/docs/cli.md'],
  ])('%s → %s', (route, file) => {
    expect(copyPath(route)).toBe(file);
  });
});
