import type {LoadedIndex, Page} from './loadIndex';
import {findMatches, type Matcher} from './matcher';
import {stem} from './stem';
import type {PageTexts, SearchDocument} from './types';

const anchorOf = (route: string) => route.split('#')[1] ?? '';

/** Text of a section: the whole one if it is known, else its stored beginning. */
export function textOf(
  {sectionRoute, content}: SearchDocument,
  texts: PageTexts | undefined,
): string {
  return texts?.[anchorOf(sectionRoute)] ?? content;
}

/** An identifier found as a whole says more than its pieces here and there. */
const wholeBonus = 1.5;

/** Letters of the different words that match. */
function answeredLetters(text: string, matcher: Matcher): number {
  const words = new Map<string, number>();
  for (const {start, end, term} of findMatches(text, matcher)) {
    const isWhole = /[_:./\\-]/.test(text.slice(start, end));
    words.set(stem(term, matcher.language), term.length * (isWhole ? wholeBonus : 1));
  }
  return [...words.values()].reduce((sum, letters) => sum + letters, 0);
}

/**
 * The section of a page that says most of what was searched for. The index knows
 * which pages to look at; their texts know the place.
 */
export function bestPassage(
  index: LoadedIndex,
  page: Page,
  matcher: Matcher,
  texts?: PageTexts,
): SearchDocument | undefined {
  const sections = index.documents.slice(page.first, page.last + 1);
  let best = sections[0];
  let most = 0;
  for (const section of sections) {
    const heading = answeredLetters(section.title, matcher) * 0.5;
    const words =
      answeredLetters(`${section.title} \n ${textOf(section, texts)}`, matcher) + heading;
    if (words > most) {
      most = words;
      best = section;
    }
  }
  return best;
}
