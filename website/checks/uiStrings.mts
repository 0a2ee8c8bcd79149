import {completeTranslations} from '../config/locales.ts';
import {footer} from '../config/footer.ts';
import {navbar} from '../config/navbar.ts';
import {messagesOf} from 'docusaurus-theme-section-search/locales';
import sidebarsModule from '../sidebars.ts';
import {messageIdsOf} from './literals.mts';
import {problem, type Problem} from './problem.mts';
import type {Site, SourceFile} from './site.mts';

const components = 'code.json';
const searchMessages = messagesOf('de');

/** Ids of the theme. Docusaurus has German texts for them, which code.json may override. */
const ofTheme = (id: string) => id.startsWith('theme.');

/** Unlike Vitest, tsx wraps the default export of a CommonJS file once more. */
const sidebars = ('default' in sidebarsModule
  ? sidebarsModule.default
  : sidebarsModule) as unknown as {
  readonly docs: readonly unknown[];
};

type Category = {
  readonly type?: string;
  readonly label?: string;
  readonly items?: readonly unknown[];
};

function categoryKeys(items: readonly unknown[]): string[] {
  return items
    .filter((item): item is Category => (item as Category).type === 'category')
    .flatMap(({label, items: below = []}) => [
      `sidebar.docs.category.${label}`,
      `sidebar.docs.category.${label}.link.generated-index.title`,
      `sidebar.docs.category.${label}.link.generated-index.description`,
      ...categoryKeys(below),
    ]);
}

/** File in the folder of a language → the keys that Docusaurus gives to texts of the configuration. */
const configured: Readonly<Record<string, readonly string[]>> = {
  'docusaurus-plugin-content-docs/current.json': categoryKeys(sidebars.docs),
  'docusaurus-theme-classic/navbar.json': navbar.items.flatMap((item) =>
    'label' in item ? [`item.label.${item.label}`] : [],
  ),
  'docusaurus-theme-classic/footer.json': [
    ...footer.links.flatMap(({title, items}) => [
      `link.title.${title}`,
      ...items.map(({label}) => `link.item.label.${label}`),
    ]),
    'copyright',
  ],
};

function lineOf({source}: SourceFile, key: string): number {
  const index = source
    .split('\n')
    .findIndex((line) => line.trim().startsWith(`${JSON.stringify(key)}:`));
  return index < 0 ? 1 : index + 1;
}

function compare(catalogue: SourceFile, wanted: ReadonlySet<string>): Problem[] {
  const messages = JSON.parse(catalogue.source) as Record<string, {message?: string}>;
  const missing = [...wanted]
    .filter((key) => !messages[key]?.message?.trim())
    .map((key) =>
      problem(
        catalogue.file,
        lineOf(catalogue, key),
        `The text "${key}" is not translated.`,
        `add "${key}": {"message": "…"}.`,
      ),
    );
  const unused = Object.keys(messages)
    .filter((key) => !wanted.has(key) && !ofTheme(key))
    .map((key) =>
      problem(
        catalogue.file,
        lineOf(catalogue, key),
        `Nothing shows the text "${key}" any more.`,
        'remove the entry.',
      ),
    );
  return [...missing, ...unused];
}

function order(catalogue: SourceFile): Problem[] {
  const keys = Object.keys(JSON.parse(catalogue.source) as object);
  const index = keys.findIndex((key, at) => at > 0 && key < (keys[at - 1] ?? ''));
  return index < 0
    ? []
    : [
        problem(
          catalogue.file,
          lineOf(catalogue, keys[index] ?? ''),
          `"${keys[index]}" comes after "${keys[index - 1]}".`,
          'sort the keys, which avoids merge conflicts.',
        ),
      ];
}

/** The problem of a language that lacks a whole file. */
function missingFile(file: string, keys: Iterable<string>): Problem {
  const list = [...keys].map((key) => JSON.stringify(key)).join(', ');
  return problem(file, 1, 'There is no such file.', `write it with the keys ${list}.`);
}

/** File in the folder of a language → the keys that it needs. */
export function wantedMessages({code}: Pick<Site, 'code'>): Record<string, Iterable<string>> {
  const ids = code
    .flatMap(messageIdsOf)
    .flatMap(({id}) => (id && !ofTheme(id) && !(id in searchMessages) ? [id] : []));
  return {[components]: new Set(ids), ...configured};
}

/** Every English text of the site's own interface has a translation, and no translation is unused. */
export function checkUiStrings(
  {code, catalogues}: Site,
  wanted: readonly string[] = completeTranslations,
): Problem[] {
  const messages = code.flatMap(messageIdsOf);
  const withoutId = messages
    .filter(({id}) => id === undefined)
    .map(({file, line}) =>
      problem(
        file,
        line,
        'The id of this message is missing or computed.',
        'write the id out, so that its translation can be found.',
      ),
    );
  const files = wantedMessages({code});
  return [
    ...withoutId,
    ...wanted.flatMap((locale) =>
      Object.entries(files).flatMap(([name, keys]) => {
        const file = `i18n/${locale}/${name}`;
        const catalogue = catalogues.find((each) => each.file === file);
        if (!catalogue) return [missingFile(file, keys)];
        return [
          ...compare(catalogue, new Set(keys)),
          ...(name === components ? order(catalogue) : []),
        ];
      }),
    ),
  ];
}
