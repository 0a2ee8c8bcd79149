import type {SearchResult} from 'docusaurus-theme-section-search/core';
import type {Question, Verdicts} from './sets';

/** All patterns have to match within this many words; further apart they are about different things. */
const answerWords = 40;
const windowStep = 10;

function containsAnswer(screen: string, {says}: Question): boolean {
  const patterns = says.map((source) => new RegExp(source.replaceAll(' ', '\\s+'), 'i'));
  // Most screens lack a pattern altogether.
  if (!patterns.every((pattern) => pattern.test(screen))) {
    return false;
  }
  const words = screen.split(' ');
  for (let start = 0; start < words.length; start += windowStep) {
    const passage = words.slice(start, start + answerWords).join(' ');
    if (patterns.every((pattern) => pattern.test(passage))) {
      return true;
    }
  }
  return false;
}

export interface LandingScore {
  readonly questions: number;
  /** Share of questions whose first result shows the answer in the first viewport. */
  readonly landsAt1: number;
  readonly landsAt3: number;
  /** Share of questions that the list answers itself, in the first result and in the first three. */
  readonly visibleAt1: number;
  readonly visibleAt3: number;
  /** Questions that no section answers: either the patterns are wrong or the documentation lacks the answer. */
  readonly unanswered: readonly string[];
}

/** A result as a reader sees it. */
export interface Listed {
  /** Route of the section, without the base URL of the language. */
  readonly route: string;
  /** Titles and excerpt in the list. */
  readonly text: string;
}

export interface LandingOutcome {
  readonly question: Question;
  /** The results in their order. */
  readonly found: readonly Listed[];
  /** Position of the first result that leads to the answer, from 1; 0 if none does. */
  readonly rank: number;
  /** Position of the first result that shows the answer in the list. */
  readonly visibleRank: number;
  readonly isAnswered: boolean;
}

/** What the list shows of a result. */
export function listed({document, fact, excerpt}: SearchResult, base: string): Listed {
  const {sectionRoute, pageTitle, title} = document;
  const text = excerpt.map((part) => part.text).join('');
  return {
    route: sectionRoute.slice(base.length),
    text: [pageTitle, title, fact?.name ?? '', text].join(' '),
  };
}

/** Searches for each question and checks what its results show; `screens` is the text after a click, by route. */
export function runQuestions(
  asked: readonly Question[],
  screens: ReadonlyMap<string, string>,
  search: (query: string) => readonly Listed[],
): LandingOutcome[] {
  return asked.map((question) => {
    const found = search(question.query);
    const isGood = (route: string) => containsAnswer(screens.get(route) ?? '', question);
    const rank = found.findIndex(({route}) => isGood(route)) + 1;
    const visibleRank = found.findIndex(({text}) => containsAnswer(text, question)) + 1;
    const isAnswered = rank > 0 || [...screens.keys()].some(isGood);
    return {question, found, rank, visibleRank, isAnswered};
  });
}

export interface Agreement {
  readonly readQuestions: number;
  /** Share of questions whose first result, and one of three, is full, says the reader; unread results are not. */
  readonly fullAt1: number;
  readonly fullAt3: number;
  /** Share of read results, and of their texts in the list, that the patterns judge like the reader. */
  readonly agreesOnScreens: number;
  readonly agreesOnLists: number;
}

/** Compares the patterns with a reader, on the results that both have judged. */
export function agreement(
  outcomes: readonly LandingOutcome[],
  screens: ReadonlyMap<string, string>,
  said: readonly Verdicts[],
): Agreement {
  const read = said.flatMap((one) => {
    const outcome = outcomes.find(({question}) => question.query === one.query);
    return outcome ? [{...outcome, ...one, found: outcome.found.slice(0, 3)}] : [];
  });
  const share = (judged: readonly boolean[]) =>
    Math.round((judged.filter(Boolean).length / Math.max(1, judged.length)) * 1000) / 1000;
  const agrees = (kind: 'full' | 'listed', textOf: (listed: Listed) => string) =>
    share(
      read.flatMap(({question, found, [kind]: verdict}) =>
        found.flatMap((one) => {
          const isGood = verdict.get(one.route);
          return isGood === undefined ? [] : [isGood === containsAnswer(textOf(one), question)];
        }),
      ),
    );
  return {
    readQuestions: read.length,
    fullAt1: share(read.map(({found, full}) => full.get(found[0]?.route ?? '') === true)),
    fullAt3: share(read.map(({found, full}) => found.some(({route}) => full.get(route) === true))),
    agreesOnScreens: agrees('full', ({route}) => screens.get(route) ?? ''),
    agreesOnLists: agrees('listed', ({text}) => text),
  };
}

export function scoreLandings(outcomes: readonly LandingOutcome[]): LandingScore {
  const share = (limit: number, of: 'rank' | 'visibleRank' = 'rank') => {
    const good = outcomes.filter(({[of]: rank}) => rank > 0 && rank <= limit).length;
    return Math.round((good / Math.max(1, outcomes.length)) * 1000) / 1000;
  };
  return {
    questions: outcomes.length,
    landsAt1: share(1),
    landsAt3: share(3),
    visibleAt1: share(1, 'visibleRank'),
    visibleAt3: share(3, 'visibleRank'),
    unanswered: outcomes.filter(({isAnswered}) => !isAnswered).map(({question}) => question.query),
  };
}
