import {product} from '../../../website/config/product.ts';
import {commands} from '../../../website/data/commands.ts';
import {variableGroups} from '../../../website/data/environmentVariables.ts';
import {minimumPhpVersion} from '../../../website/data/requirements.ts';
import type {Page} from '../page.mts';
import type {Place, Rule} from '../rule.mts';
import type {Site} from '../site.mts';

interface Said extends Place {
  readonly text: string;
}

/** What readers see of code and sentences: pages, and texts of data and components in all languages. */
const inPages = ({prose, code, file, frontMatter}: Page): Said[] => [
  ...prose,
  ...code,
  {file, text: String(frontMatter.description)},
];
/** Plugins require some version of mosparo, and texts of the product quote versions. */
const ofOthers = /\/texts\/data\/(?:plugins|ui\/)/;

function* saidIn(
  {pages, catalogues}: Site,
  isDue: (page: Page) => boolean = () => true,
): Generator<Said> {
  for (const page of pages) if (isDue(page)) yield* inPages(page);
  for (const {file, lines, texts} of catalogues)
    for (const [english, text] of Object.entries(texts)) {
      const line = lines.get(english);
      yield {file, line, text: english};
      yield {file, line, text};
    }
}

const variables = new Set<string>(
  variableGroups.flatMap((group) => group.variables.map(({name}) => name)),
);
/** Names in capitals of other software and values of the product, and variables of samples. */
const others =
  /^(?:YOUR_|MYSQL_|HTTP_|WP_MOSPARO_|ROLE_|MANUALLY_|AUTOMATICALLY_)|^(?:APP_SECRET|DATABASE_URL|MAILER_DSN|DB_PASSWORD|REMOTE_ADDR|XML_PI_NODE|CLEANUP_JUST_EXECUTED|UNFINISHED_CLEANUP_STATISTIC_OBJECT|MOSPARO_(?:CONSOLE|HOST|PATH|PRIVATE_KEY|PUBLIC_KEY|CHANNEL|VERSION))$/;

export const variableNames: Rule = {
  name: 'environment variables',
  run(site, report) {
    for (const said of saidIn(site))
      for (const [name] of said.text.matchAll(
        /(?<![\w./-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w…]|\.\w)/g,
      ))
        if (!variables.has(name) && !others.test(name))
          report(
            said,
            `There is no variable "${name}" in website/data/environmentVariables.ts.`,
            'correct the name, or describe it there; names of other software are in tools/check/facts/names.mts.',
          );
  },
};

const common =
  /^--(?:ansi|env|help|no-ansi|no-debug|no-interaction|quiet|silent|verbose|version)$|^-[Vehnqv]+$/;
const optionsOf = new Map(
  commands.flatMap(({name, aliases = [], parameters}) => {
    const all = parameters.flatMap(({name: option, short}) => [
      option.replace('[no-]', ''),
      option.replace('[no-]', 'no-'),
      short ?? option,
    ]);
    return [name, ...aliases].map((command) => [command, new Set(all)] as const);
  }),
);
/** Wrong names in the product's interface and image, which pages warn about, and an abbreviation. */
const shownOnPurpose = /^mosparo:(?:rule-packages(?::refresh)?|cl)$/;

export const commandNames: Rule = {
  name: 'commands',
  run(site, report) {
    const remedy = 'correct it, or describe it there.';
    for (const said of saidIn(site))
      for (const {0: name, index} of said.text.matchAll(
        /(?<![\w/@.])mosparo:(?!v?\d|v\b|latest|java-)[a-z0-9:-]*[a-z0-9]/g,
      )) {
        if (shownOnPurpose.test(name)) continue;
        const options = optionsOf.get(name);
        if (!options)
          report(said, `There is no command "${name}" in website/data/commands.ts.`, remedy);
        const after = said.text.slice(index + name.length).split(/\s[|>;&]|\s#|`/)[0] ?? '';
        for (const [, option = ''] of after.matchAll(/\s(--?[a-zA-Z][\w-]*)/g))
          if (options && !options.has(option) && !common.test(option))
            report(
              said,
              `"${name}" has no option "${option}" in website/data/commands.ts.`,
              remedy,
            );
      }
  },
};

const facts: readonly (readonly [pattern: RegExp, is: string])[] = [
  [/\b(?:in version|mosparo) (\d+\.\d+\.\d+)(?![.\d]*\d)/i, product.version],
  [/(?:\bv|\?v=)(\d+\.\d+\.\d+)/, product.version],
  [/mosparo\/mosparo(?:-unprivileged)?:(?!latest)([\w.]+)/, `v${product.version}`],
  [/\b(8\.\d+\.\d+) (?:or newer|oder neuer)/i, minimumPhpVersion],
];

/** Pages that were not read again since the version changed may still describe the former one. */
export const versions: Rule = {
  name: 'versions',
  run(site, report) {
    const isDue = ({id}: Page) => !Object.hasOwn(product.checkedAgainst, `/docs/${id}`);
    for (const said of saidIn(site, isDue))
      for (const [pattern, is] of ofOthers.test(said.file) ? [] : facts) {
        const version = pattern.exec(said.text)?.[1];
        if (version && version !== is)
          report(
            said,
            `The version is ${version} here and ${is} in the data.`,
            `check whether it is still true, then write ${is}.`,
          );
      }
  },
};
