import type {Locale} from '../config/locales.ts';
import {variableGroups, type EnvironmentVariable} from '../data/environmentVariables.ts';
import {problem, type Problem} from './problem.mts';
import type {Page, Table} from './page.mts';
import {knownSettings} from './settings.mts';
import type {Site} from './site.mts';

const variables = new Map<string, EnvironmentVariable>(
  variableGroups.flatMap(({variables: group}) =>
    group.map((variable) => [variable.name, variable]),
  ),
);

const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/`/g, '')
    .trim()
    .toLowerCase();

const unset: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: ['empty', 'not set'],
  de: ['leer', 'nicht gesetzt'],
};

/** Defaults of settings with this label. Labels that are missing in this language are left to the check of languages. */
const defaultsOfLabel = (name: string, locale: Locale): readonly string[] =>
  knownSettings
    .filter(({label}) => label[locale] === name)
    .flatMap((setting) => setting.default[locale] ?? []);

/** All defaults of a variable or label in `data/`; several settings may have the same label. */
function defaultsOf(name: string, line: number, page: Page): readonly string[] {
  const variable = variables.get(name);
  if (variable)
    return [variable.default, variable.imageDefault].flatMap((value) =>
      value === '' || value === null ? (unset[page.locale] ?? []) : (value ?? []),
    );
  const isLabel = page.elements.some(
    (element) => element.name === 'Label' && element.line === line && element.text === name,
  );
  return isLabel ? defaultsOfLabel(name, page.locale) : [];
}

const isDefaultColumn = (heading: string) =>
  /^(default|standard|vorgabe|voreinstellung)$/i.test(heading);

/** Defaults in a table match `data/`. */
function checkTable(page: Page, {header, rows}: Table): Problem[] {
  const column = header.findIndex(isDefaultColumn);
  if (column < 0) return [];
  return rows.flatMap(({cells, line}) => {
    const allowed = defaultsOf(cells[0] ?? '', line, page).map(plain);
    const said = plain(cells[column] ?? '');
    return allowed.length === 0 ||
      allowed.some(
        (value) => said === value || said.startsWith(`${value},`) || said.startsWith(`${value} `),
      )
      ? []
      : [
          problem(
            page.file,
            line,
            `The default of "${cells[0]}" is "${said}" here and "${allowed.join('" or "')}" in website/data/.`,
            'make both the same.',
          ),
        ];
  });
}

interface Claim {
  readonly what: string;
  readonly said: string;
  /** Every correct value. */
  readonly is: readonly string[];
}

/** The number that a text gives as the default. */
function presetIn(words: string): string | undefined {
  const found =
    /(?:default|standard|voreingestellt|ab werk):? (\d+)/i.exec(words) ??
    /(\d+)(?:[\s\u00a0]\p{L}+)? by default/u.exec(words);
  return found?.[1];
}

/** "`NAME` (1 to 24 hours)", "`NAME`: 1 bis 14 Tage, Standard 14". */
function claimsOnVariables(text: string): Claim[] {
  return [...text.matchAll(/`([A-Z][A-Z0-9_]+)`((?:[^`.;]|\.\d){0,70})/g)].flatMap(
    ([, name = '', behind = '']): Claim[] => {
      const variable = variables.get(name);
      if (!variable) return [];
      const {values} = variable;
      const range = /(\d+) (?:to|bis) (\d+)/.exec(behind);
      const preset = presetIn(behind);
      return [
        ...(range && values.kind === 'number'
          ? [
              {
                what: `range of ${name}`,
                said: `${range[1]}–${range[2]}`,
                is: [`${values.min}–${values.max}`],
              },
            ]
          : []),
        ...(preset
          ? [{what: `default of ${name}`, said: preset, is: [variable.default ?? '']}]
          : []),
      ];
    },
  );
}

/** "<Label>Minimum time</Label>, 10 seconds by default". */
function claimsOnSettings(text: string, locale: Locale): Claim[] {
  return [...text.matchAll(/<Label>([^<]+)<\/Label>([^<.;|]{0,50})/g)].flatMap(
    ([, name = '', behind = '']): Claim[] => {
      const said = presetIn(behind);
      const is = defaultsOfLabel(name, locale).map((value) => /\d+/.exec(value)?.[0] ?? value);
      return said && is.length > 0 ? [{what: `default of "${name}"`, said, is}] : [];
    },
  );
}

function checkSentences({file, locale, source}: Page): Problem[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...claimsOnVariables(text), ...claimsOnSettings(text, locale)]
        .filter(({said, is}) => !is.includes(said))
        .map(({what, said, is}) =>
          problem(
            file,
            index + 1,
            `The ${what} is ${said} here and ${is.join(' or ')} in website/data/.`,
            'make both the same.',
          ),
        ),
    );
}

/** Defaults and ranges that a page repeats match `data/`. */
export function checkDefaults(site: Site): Problem[] {
  return site.pages.flatMap((page) => [
    ...page.tables.flatMap((table) => checkTable(page, table)),
    ...checkSentences(page),
  ]);
}
