import {
  defaultLocale,
  isPartial,
  languageName,
  translations,
  type Locale,
} from '../config/locales.ts';
import {screens} from '../data/screens/index.ts';
import {languageOfScreen} from '../data/screens/localize.ts';
import {catalogueOf, missingTexts} from './languages.mts';
import {wantedMessages} from './uiStrings.mts';
import type {Site} from './site.mts';

function missingPages({pages}: Site, locale: Locale): string[] {
  const own = new Set(pages.filter((page) => page.locale === locale).map(({id}) => id));
  const originals = pages.filter((page) => page.locale === defaultLocale);
  return originals.filter(({id}) => !own.has(id)).map(({file}) => file);
}

function missingMessages(site: Site, locale: Locale): string[] {
  return Object.entries(wantedMessages(site)).flatMap(([name, keys]) => {
    const file = `i18n/${locale}/${name}`;
    const source = site.catalogues.find((catalogue) => catalogue.file === file)?.source ?? '{}';
    const known = JSON.parse(source) as Readonly<Record<string, unknown>>;
    return [...keys].filter((key) => !(key in known)).map(() => file);
  });
}

/** File → number of texts that a language lacks in it. */
export function missingIn(site: Site, locale: Locale): ReadonlyMap<string, number> {
  const places = [
    ...missingPages(site, locale),
    ...missingMessages(site, locale),
    ...missingTexts(site, locale).map(({file}) => catalogueOf(file, locale)),
    ...Object.keys(screens)
      .filter((name) => languageOfScreen(name, locale) !== locale)
      .map(() => `i18n/${locale}/screens/`),
  ];
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** Lines about what partial languages lack; pages show English instead. */
export function reportMissing(site: Site): string[] {
  return translations.filter(isPartial).flatMap((locale) => {
    const counts = missingIn(site, locale);
    const sum = [...counts.values()].reduce((all, count) => all + count, 0);
    return [
      `${languageName(locale)}: ${sum} missing`,
      ...[...counts].map(([file, count]) => `${String(count).padStart(6)} website/${file}`),
    ];
  });
}
