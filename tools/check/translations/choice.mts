import {translationHash} from '../../../website/src/content/translationHash.mts';
import type {Page} from '../page.mts';
import {pairsOf, type Site} from '../site.mts';

type Pair = [original: Page, translation: Page];

/**
 * The translations to accept: those that are named, by their own file or the English one; without names those that are
 * behind their original and have changed no earlier than it. The others that are behind are left.
 */
export function chooseTranslations(
  site: Pick<Site, 'pages'>,
  names: readonly string[],
  timeOf: (file: string) => number,
): {chosen: Pair[]; left: Pair[]; unknown: string[]} {
  const all = pairsOf(site);
  if (names.includes('--all')) return {chosen: all, left: [], unknown: []};
  const files = names.map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''));
  if (files.length > 0)
    return {
      chosen: all.filter((pair) => pair.some(({file}) => files.includes(file))),
      left: [],
      unknown: files.filter((name) => !all.flat().some(({file}) => file === name)),
    };
  const behind = all.filter(
    ([original, page]) => page.frontMatter.source_hash !== translationHash(original.source),
  );
  const isTogether = ([original, page]: Pair) => timeOf(page.file) >= timeOf(original.file);
  return {
    chosen: behind.filter(isTogether),
    left: behind.filter((pair) => !isTogether(pair)),
    unknown: [],
  };
}
