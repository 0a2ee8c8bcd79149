import type {ExampleName} from '../core/examples';
import {fill, inEachLanguage} from '../../../../texts';

const exampleNames = inEachLanguage((t) => ({
  contact: t('Contact form: words and a domain'),
  trusted: t('Trusted network: a negative rating'),
  package: t('Rule package: three factors'),
  limits: t('Limits of version 1.5.4'),
})) satisfies Record<string, Record<ExampleName, string>>;

/** Texts of the interactive part, in both languages. */
export const texts = inEachLanguage((t, locale) => ({
  name: t('Rule playground'),
  exampleNames: exampleNames[locale],
  start: t('Start with an example'),
  own: t('Your own setup'),
  rules: t('Rules'),
  origin: t('The rules are'),
  origins: {project: t('field rules of the project'), package: t('rules of a rule package')},
  packageFactor: t('Spam rating factor of the package'),
  rule: (number: number) => fill(t('Rule {number}'), {number}),
  ruleType: t('Rule type'),
  factor: t('Spam rating factor'),
  factorHelp: t('Empty: 1'),
  item: (number: number) => fill(t('Item {number}'), {number}),
  itemType: t('Type'),
  value: t('Value'),
  rating: t('Rating'),
  settings: t('Settings'),
  addItem: t('Add an item'),
  addRule: t('Add a rule'),
  remove: t('Remove'),
  removeItem: (number: number) => fill(t('Remove item {number}'), {number}),
  removeRule: (number: number) => fill(t('Remove rule {number}'), {number}),
  fields: t('Form and visitor'),
  fieldsHelp: t(
    'The kind of a field is its HTML type. mosparo looks up AS number and country in the GeoIP2 databases. Here you enter them yourself. Write each value of a field with several values on its own line. Matches are highlighted.',
  ),
  field: (number: number) => fill(t('Field {number}'), {number}),
  kind: t('Kind'),
  addField: t('Add a field'),
  removeField: (number: number) => fill(t('Remove field {number}'), {number}),
  spamScore: t('Spam score'),
  result: t('Result'),
  spam: (rating: string, score: string) =>
    fill(t('Spam: rating {rating} reaches the spam score {score}.'), {rating, score}),
  noSpam: (rating: string, score: string) =>
    fill(t('No spam: rating {rating} is below the spam score {score}.'), {
      rating,
      score,
    }),
  matchCount: (count: number) =>
    count === 1
      ? t('One match.')
      : count === 0
        ? t('No item matches.')
        : fill(t('{count} matches.'), {count}),
  openCount: (count: number) =>
    count === 1
      ? t('One item could not be evaluated for one field and does not count.')
      : fill(t('{count} combinations of item and field could not be evaluated and do not count.'), {
          count,
        }),
  sum: t('Sum'),
  matches: t('Which items match where'),
  columns: [t('Match'), t('Points')],
  missed: t('Items that match nowhere'),
  missedColumns: [t('Item'), t('Why')],
  file: t('Import and export'),
  fileHelp: t(
    'Reads the JSON file of a rule package, or the field rules in the export of a project. ZIP packages are not read. The export is a rule package with a new date. Create a checksum file before you publish it.',
  ),
  fileLabel: t('Content of the file'),
  choose: t('Choose a file'),
  read: t('Read'),
  exportLabel: t('rule-package.json'),
  fileRead: (rules: number, items: number) =>
    fill(t('Read: {rules} rules with {items} items.'), {rules, items}),
  fileInactive: (count: number) => fill(t('Left out because they are inactive: {count}.'), {count}),
  fileLeft: (count: number) =>
    fill(
      t(
        'The playground reads only the first items. Left out: {count}. An export from here is incomplete.',
      ),
      {count},
    ),
  notJson: t('This is not JSON.'),
  otherFile: t(
    'This is neither a rule package (key rules) nor the export of a project with field rules (key project.fieldRules).',
  ),
  refused: (count: number, isLimit: boolean) => {
    if (isLimit) return fill(t('Not read. {count} problems or more:'), {count});
    return count === 1
      ? t('Not read. One problem:')
      : fill(t('Not read. {count} problems:'), {count});
  },
  fileTooLarge: t(
    'The file is too large for the playground: it reads files of up to 250,000 characters.',
  ),
  tooMuch: {
    items: () => t('Not evaluated: the playground tries up to 200 items. Remove some.'),
    field: (number: number) =>
      fill(t('Not evaluated: field {number} has more than 20,000 characters. Shorten it.'), {
        number,
      }),
    product: () =>
      t('Not evaluated: too much text for so many items. Shorten the fields, or remove items.'),
    patterns: () =>
      t(
        'Not evaluated: the regular expressions have more than 20,000 characters together. Remove some.',
      ),
  },
  failed: t('The evaluation could not be loaded, or does not answer.'),
  retry: t('Try again'),
  more: (count: number) => fill(t('and {count} more'), {count}),
  showMore: (count: number) => fill(t('Show {count} more'), {count}),
  showFewer: t('Show fewer'),
  newRule: (number: number) => fill(t('Rule {number}'), {number}),
  problems: {
    missing: t('is missing.'),
    unknownKey: t('is not a valid key here.'),
    notObject: t('must be an object.'),
    notList: t('must be a list.'),
    emptyList: t('must have at least one entry.'),
    notText: t('must be text.'),
    emptyText: t('must not be empty.'),
    notNumber: t('must be a number.'),
    outOfRange: t('is out of range. Allowed:'),
    notUuid: t('must be a UUID.'),
    notDate: t('must be a date with time and time zone, such as 2026-03-01T08:00:00+00:00.'),
    notOneOf: t('is not a known name. Allowed:'),
    wrongItemType: t('does not belong to the type of the rule. Allowed:'),
    zero: t('must not be 0: mosparo 1.5.4 counts it as 1.'),
  },
}));

export type Texts = (typeof texts)[keyof typeof texts];
