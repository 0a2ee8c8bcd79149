import type {GlossaryEntry} from '@site/data/glossary';
import type {Locale} from '@site/config/locales';

/** The entries in the alphabetical order of a language, each with its id. */
export function sortTerms(
  entries: Readonly<Record<string, GlossaryEntry>>,
  locale: Locale,
): (GlossaryEntry & {readonly id: string})[] {
  const collator = new Intl.Collator(locale);
  return Object.entries(entries)
    .map(([id, entry]) => ({...entry, id}))
    .sort((a, b) => collator.compare(a.term[locale], b.term[locale]));
}
