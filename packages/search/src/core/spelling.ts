/** Endings that British and American English spell differently, in both directions. */
const endings: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<=.{3})is(?=(?:e[drs]?|ers|ing|able|ations?)$)/, 'iz'],
  [/(?<=.{3})iz(?=(?:e[drs]?|ers|ing|able|ations?)$)/, 'is'],
  [/(?<=.{3})ys(?=(?:e[drs]?|ing)$)/, 'yz'],
  [/(?<=.{3})yz(?=(?:e[drs]?|ing)$)/, 'ys'],
  [/(?<=.{3})our(?=(?:s|ed|ing|ful|less|ite|al)?$)/, 'or'],
  [/(?<=.{3})or(?=(?:s|ed|ing|ful|less|ite|al)?$)/, 'our'],
  [/(?<=.{3})enc(?=es?$)/, 'ens'],
  [/(?<=.{3})ens(?=es?$)/, 'enc'],
  [/(?<=.{3})tre(?=s?$)/, 'ter'],
  [/(?<=.{3})ter(?=s?$)/, 'tre'],
  [/(?<=.{3})og(?=s?$)/, 'ogue'],
  [/(?<=.{3})ogue(?=s?$)/, 'og'],
  [/(?<=.{3})ll(?=(?:ed|ing|er)$)/, 'l'],
  [/(?<=.{3})l(?=(?:ed|ing|er)$)/, 'll'],
  [/^grey/, 'gray'],
  [/^gray/, 'grey'],
];

/** The American spellings of a British word, and the other way round. */
export function otherSpellings(word: string): string[] {
  return endings
    .map(([pattern, replacement]) => word.replace(pattern, replacement))
    .filter((other) => other !== word);
}
