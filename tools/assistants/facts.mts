import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Issue, KnownError, Section} from 'mosparo-docs-mcp/data';
import {localeBase} from '../../website/config/localeBase.ts';
import {defaultLocale, type Locale} from '../../website/config/locales.ts';
import {product} from '../../website/config/product.ts';
import {errorCatalogue, errorsElsewhere} from '../../website/data/errors/index.ts';
import {issueAreas} from '../../website/data/knownIssues/index.ts';
import type {Effect, KnownIssues} from '../../website/data/knownIssues/types.ts';
import {updateErrors} from '../../website/data/updateErrors.ts';
import {defects} from '../../website/data/upgrades.ts';
import type {Localized} from '../../website/texts/index.ts';
import {scopeOf} from '../../website/src/components/UpgradeTables/scope.ts';
import {tableTexts} from '../../website/src/components/UpgradeTables/texts.ts';

const website = path.resolve(import.meta.dirname, '../../website');
const register = '/docs/about/known_issues';
const upgrades = '/docs/installation/upgrade_path';

/** Links in texts of `data/` begin with `/docs/`; outside the site they must be absolute URLs. */
const withLinks = (text: string, locale: Locale) =>
  text.replaceAll('](/docs/', `](${product.siteUrl}${localeBase[locale]}/docs/`);

/** Every wording of a message, in all languages, without duplicates. */
const wordings = (message: Localized, also: readonly Localized[] = []) => [
  ...new Set([message, ...also].flatMap((each) => Object.values(each) as string[])),
];

/** Every error message that the pages explain. */
export function errorsIn(locale: Locale): KnownError[] {
  const text = (each: Localized) => withLinks(each[locale], locale);
  const catalogue = errorCatalogue.map(({id, message, also, reason, meaning, causes}) => ({
    message: message[locale],
    also: [...wordings(message, also), ...(reason ? [reason] : [])],
    ...(meaning && {meaning: text(meaning)}),
    causes: causes.map(({cause, fix}) => ({cause: text(cause), remedy: text(fix)})),
    route: `/docs/api/troubleshooting#${id}`,
  }));
  const updates = updateErrors.map(({id, message, cause, remedy}) => ({
    message,
    also: [],
    causes: [{cause: text(cause), remedy: text(remedy)}],
    route: `/docs/installation/update_problems#update-error-${id}`,
  }));
  const others = errorsElsewhere.map(({message, also, to}) => ({
    message: message[locale],
    also: wordings(message, also),
    causes: [],
    route: to,
  }));
  return [...catalogue, ...updates, ...others];
}

const english: Readonly<Record<Effect, string>> = {
  blocks: 'blocks a task',
  'changes-steps': 'changes a step',
  cosmetic: 'display or wording only',
};
const ids: Readonly<Record<Effect, string>> = {
  blocks: 'knownIssues.blocks',
  'changes-steps': 'knownIssues.changesSteps',
  cosmetic: 'knownIssues.cosmetic',
};

function effectsIn(locale: Locale): Readonly<Record<Effect, string>> {
  if (locale === defaultLocale) return english;
  const file = path.join(website, 'i18n', locale, 'code.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const entries = Object.entries(ids).map(([effect, id]) => [effect, texts[id]?.message ?? id]);
  return Object.fromEntries(entries) as Record<Effect, string>;
}

/** The areas that known issues of the documented version are grouped by. */
export const areas = Object.keys(issueAreas);

/** Known issues of the documented version and defects of older releases. `sectionsOf` returns the sections of a page. */
export function issuesIn(
  locale: Locale,
  sectionsOf: (route: string) => readonly Section[],
): Issue[] {
  const titleOf = (route: string, id: string) =>
    sectionsOf(route).find((section) => section.id === id)?.title ?? id;
  const effects = effectsIn(locale);
  const [, fixedIn] = tableTexts[locale].defectColumns;
  const text = (each: Localized) => withLinks(each[locale], locale);
  const documented = Object.entries<KnownIssues>(issueAreas).flatMap(([area, issues]) =>
    Object.entries(issues).map(([id, issue]) => ({
      title: issue.title[locale],
      area,
      areaTitle: titleOf(register, area),
      effect: effects[issue.effect],
      text: text(issue.text),
      remedy: text(issue.remedy),
      route: `${register}#${id}`,
    })),
  );
  const older = defects.map((defect) => ({
    title: `${fixedIn} ${defect.fixed}`,
    area: 'releases',
    areaTitle: titleOf(upgrades, 'defects'),
    effect: defect.avoid
      ? tableTexts[locale].avoid(defect.fixed, scopeOf(defect, locale))
      : scopeOf(defect, locale),
    since: defect.since,
    fixed: defect.fixed,
    text: text(defect.text),
    route: `${upgrades}#defects`,
  }));
  return [...documented, ...older];
}
