import {locales, type Locale} from '../config/locales.ts';
import {incompleteTextsOf} from './literals.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** Files that need not have every language: words to avoid differ, and the search treats unknown languages like English. */
const ofOneLanguage = /^(data\/avoidedTerms\.ts|\.\.\/packages\/search\/src\/core\/)/;

/** Every text in the code exists in all languages of the site. */
export function checkLanguages({code}: Site, wanted: readonly Locale[] = locales): Problem[] {
  return code
    .filter(({file}) => !ofOneLanguage.test(file))
    .flatMap((file) => incompleteTextsOf(file, wanted))
    .map(({file, line, missing}) =>
      problem(
        file,
        line,
        `This text is missing in: ${missing.join(', ')}.`,
        `add ${missing.map((locale) => `${locale}: …`).join(', ')} beside the English text.`,
      ),
    );
}
