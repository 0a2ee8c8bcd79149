import {brotliCompressSync} from 'node:zlib';
// oxlint-disable-next-line no-restricted-imports -- a copy, compared here
import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it} from 'vitest';
import {inlineScript} from './inlineScript';
import {readFacts, writeFacts, type PageFacts} from './pageFacts';
import {pitch} from './servedContent.mjs';
import {ssrTemplate} from './ssrTemplate';

const withoutSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

it("the page is Docusaurus' own, with the scripts in a template", () => {
  const own = withoutSpace(ssrTemplate)
    .replace('<template id="scripts"> ', '')
    .replace(' </template>', '')
    .replace(/(?<=it\.preBodyTags)\.replace\(.+?, ''\)/, '')
    .replace('"></script>', '" defer></script>');
  expect(own).toBe(withoutSpace(upstream));
});

it('the inline script is small', () => {
  expect(brotliCompressSync(inlineScript()).length).toBeLessThanOrEqual(2700);
});

it('the inline script uses the keys and the color mode of the site', () => {
  const script = inlineScript({storageNamespace: '-a1b', announcementId: 'x', defaultMode: 'dark'});
  for (const key of ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'])
    expect(script).toContain(`${key}-a1b`);
  expect(script).toContain('"dark"');
});

it('the content of a page is a module that reads the page', () => {
  const context = {
    getOptions: () => ({permalinks: {'/a.mdx': '/docs/a'}, reader: '/servedPage.tsx'}),
    resourcePath: '/a.mdx',
  };
  const module = pitch.call(context as never);
  expect(module).toContain('await servedPage("/docs/a")');
  expect(module).toContain('export default page.Article');
});

it('facts survive in a script element', () => {
  const facts = {metadata: {title: '</script>'}, toc: []} as unknown as PageFacts;
  const text = writeFacts(facts);
  expect(text).not.toContain('<');
  const page = {getElementById: () => ({textContent: text})} as unknown as Document;
  expect(readFacts(page)?.metadata.title).toBe('</script>');
});
