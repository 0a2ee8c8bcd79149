import {problem, type Problem} from './problem.mts';
import {pairs, type Site} from './site.mts';
import {translationHash} from '../src/content/translationHash.mts';

/** Every translation is up to date with its original. The check of front matter reports pages without a hash. */
export function checkFreshness(site: Site): Problem[] {
  return pairs(site).flatMap(({original, page}) =>
    page.frontMatter.source_hash === undefined ||
    page.frontMatter.source_hash === translationHash(original.source)
      ? []
      : [
          problem(
            page.file,
            1,
            `The English page ${original.file} has changed since this translation.`,
            `bring this text up to date, then run "npm run translation:accept -- ${page.file}".`,
          ),
        ],
  );
}
