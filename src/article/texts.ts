import {firstPage, type PageFacts} from './firstPage';
import {servedPage} from './servedPage';
import {loadVocabulary} from './vocabulary';

/** How a part of a page is loaded, and where it comes from. */
type Part = [load: () => Promise<unknown>, source: string];

/** Parts of pages by their names. */
export type Parts = Readonly<Record<string, Part>>;

/** Stands for a text whose article the server has rendered; KeptArticle shows it. */
const keptText = (facts: PageFacts | null) => ({default: () => null, ...facts});

export const isText = ([, source]: Part) => /\.mdx?$/.test(source);
const isFirst = ([, source]: Part) => source === firstPage?.metadata.source;

/** Changes how the texts among the parts are loaded. */
export function prepareTexts(parts: Parts): void {
  for (const entry of Object.values(parts).filter(isText)) {
    const [load] = entry;
    entry[0] = isFirst(entry)
      ? () => Promise.resolve(keptText(firstPage))
      : () => Promise.all([load(), loadVocabulary()]).then(([text]) => text);
  }
}

/** The text of a page, read from the page as it is served; its script does where that cannot be. */
export function readFromPage(entry: Part | undefined, path: string): void {
  if (!entry || !isText(entry) || isFirst(entry)) return;
  const [load] = entry;
  entry[0] = async () => {
    const facts = await servedPage(path).catch(() => null);
    return facts ? keptText(facts) : load();
  };
}
