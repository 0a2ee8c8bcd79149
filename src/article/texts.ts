import {firstPage} from './firstPage';
import {loadVocabulary} from './vocabulary';

/** How parts of pages are loaded, by their names, and where they come from. */
export type Parts = Readonly<Record<string, [load: () => Promise<unknown>, source: string]>>;

/** The text of the first page is in the document already; KeptArticle leaves it there. */
const keptText = {default: () => null, ...firstPage};

/** Changes how the texts among the parts are loaded. */
export function prepareTexts(parts: Parts): void {
  for (const entry of Object.values(parts)) {
    const [load, source] = entry;
    if (!/\.mdx?$/.test(source)) continue;
    entry[0] =
      source === firstPage?.metadata.source
        ? () => Promise.resolve(keptText)
        : () => Promise.all([load(), loadVocabulary()]).then(([text]) => text);
  }
}
