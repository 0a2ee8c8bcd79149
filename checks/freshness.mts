import {problem, type Problem} from './problem.mts';
import {pairs, type Site} from './site.mts';
import {translationHash} from './translationHash.mts';

/** Every German page was made from the English text that stands beside it now. */
export function checkFreshness(site: Site): Problem[] {
  return pairs(site).flatMap(({en, de}) =>
    de.frontMatter.source_hash === translationHash(en.source)
      ? []
      : [
          problem(
            de.file,
            1,
            `The English page ${en.file} has changed since this translation.`,
            `bring the German text up to date, then run "npm run translation:accept -- ${de.file}".`,
          ),
        ],
  );
}
