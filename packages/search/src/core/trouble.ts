import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import {memoized} from './memoized';
import type {Language, SearchDocument} from './types';

/** Words of somebody who has a problem, folded: whole words, and beginnings of words. */
const symptoms: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:not|no|never|nothing|without|too|known|lost|stops?|fix)\b|(?:ca|wo|does|do|is|are|did)n.?t\b|cannot|fail|wrong|error|invalid|missing|denied|refused|forbidden|broken|stuck|blank|empty|crash|problem|issue|trouble|unable|expired|time[d -]*out|forgot|bugs?\b|warn|slow)/,
  de: /\b(?:(?:nie|zu|geht|klappt|bugs?)\b|nicht|kein|ohne|fehl|falsch|error|ungultig|abgelehnt|verweigert|verboten|kaputt|hang|leer|absturz|problem|storung|abgelaufen|zeituberschreitung|verlor|vergess|beheb|bekannt|gesperrt|warn|langsam)/,
};

/** A status code, an exit code or the code of a message: 403, 0x8007000d. */
const code = /\b[45]\d\d\b|\b0x[\da-f]+\b/i;

/** Whether the reader describes a problem, instead of asking how something is done. */
export function namesSymptom(query: string, language: Language): boolean {
  return symptoms[language].test(fold(query, language)) || code.test(query);
}

/** Pages about problems, by the last part of their URL. */
const troublePage = /(?:troubleshooting|known[_-]issues|problems)$|\/fix[_-][^/]*$/;
/** The part of any other page that begins with such a section is about problems, up to its links. */
const troubleSection = /#(?:troubleshooting|problems)$/;
const linksSection = /#next[_-]steps$/;

/** By section, whether it is about problems. */
export const troubleSections = memoized(({documents, pages}: LoadedIndex): ReadonlySet<number> => {
  const trouble = new Set<number>();
  const matches = (pattern: RegExp, document: SearchDocument | undefined) =>
    pattern.test(document?.sectionRoute ?? '');
  for (const {first, last} of pages) {
    let isTrouble = matches(troublePage, documents[first]);
    for (let section = first; section <= last; section += 1) {
      const document = documents[section];
      isTrouble =
        (isTrouble || matches(troubleSection, document)) && !matches(linksSection, document);
      if (isTrouble) {
        trouble.add(section);
      }
    }
  }
  return trouble;
});
