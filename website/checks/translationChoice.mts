import {pairs, type Site} from './site.mts';

/** Pages have paths relative to `website/`, but commands are typed in the folder above, where shells complete longer paths. */
const named = (file: string) =>
  file
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/^website\//, '');

/** The translations that a command line names, by their own file or the English one, and the arguments that match no page. */
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
