import {pairs, type Site} from './site.mts';

/** Pages are named from the folder of the website; commands are typed, and paths completed, in the folder above. */
const named = (file: string) =>
  file
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/^website\//, '');

/** The translations that a command line names, by their own file or that of the English page, and the words that name none. */
export function chooseTranslations(site: Site, wanted: readonly string[]) {
  const all = pairs(site);
  if (wanted.includes('--all')) return {chosen: all, unknown: []};
  const files = new Set(wanted.map(named));
  return {
    chosen: all.filter(({original, page}) => files.has(original.file) || files.has(page.file)),
    unknown: wanted.filter(
      (word) => !all.some(({original, page}) => [original.file, page.file].includes(named(word))),
    ),
  };
}
