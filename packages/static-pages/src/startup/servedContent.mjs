/**
 * Loader for the content of a page in the browser. Instead of compiling Markdown to a script, it writes
 * a module that reads the page as the server has rendered it (servedPage.tsx). A pitching loader that
 * returns something skips all other loaders, Docusaurus' MDX loader among them.
 *
 * @this {import('webpack').LoaderContext<{permalinks: Record<string, string>, reader: string}>}
 */
export function pitch() {
  const {permalinks, reader} = this.getOptions();
  const [from, permalink] = [reader, permalinks[this.resourcePath]].map((text) =>
    JSON.stringify(text),
  );
  return `import {servedPage} from ${from};
const page = await servedPage(${permalink});
export const {metadata, frontMatter, toc, contentTitle, assets} = page.facts;
export default page.Article;
`;
}

export default pitch;
