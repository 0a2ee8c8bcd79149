import {
  defaultLocale,
  isPartial,
  languageName,
  translations,
  type Locale,
} from '../../../website/config/locales.ts';
import {languageOfScreen, screenNames} from '../../../website/data/screens/index.ts';
import type {Site} from '../site.mts';
import {wantedMessages} from './interface.mts';
import {catalogueOf, englishOf, missingTexts} from './texts.mts';

/** The file of each text that a language lacks, as often as it lacks one. */
function placesOf(site: Site, locale: Locale): string[] {
  const own = new Set(site.pages.filter((page) => page.locale === locale).map(({id}) => id));
  const messages = Object.entries(wantedMessages(site)).flatMap(([name, keys]) => {
    const file = `website/i18n/${locale}/${name}`;
    const known = site.messages.find((catalogue) => catalogue.file === file)?.texts ?? {};
    return keys.filter((key) => !Object.hasOwn(known, key)).map(() => file);
  });
  return [
    ...site.pages
      .filter((page) => page.locale === defaultLocale && !own.has(page.id))
      .map(({file}) => file),
    ...messages,
    ...missingTexts(englishOf(site), site, locale).map(({file}) => catalogueOf(file, locale)),
    ...screenNames
      .filter((name) => languageOfScreen(name, locale) !== locale)
      .map(() => `website/i18n/${locale}/screens.json`),
  ];
}

/** What partial languages lack, counted by file; pages show English instead. */
export const reportMissing = (site: Site): string[] =>
  translations.filter(isPartial).flatMap((locale) => {
    const counts = new Map<string, number>();
    const places = placesOf(site, locale);
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    const lines = [...counts].map(([file, count]) => `${String(count).padStart(6)} ${file}`);
    return [`${languageName(locale)}: ${places.length} missing`, ...lines];
  });
