import heldOut from './answers.heldOut.json';
import tuning from './answers.tuning.json';

/** A question, and what a text must say to answer it: all of these patterns close to one another. */
export interface Question {
  readonly query: string;
  readonly says: readonly string[];
}

export interface QuestionPair {
  readonly en: Question;
  readonly de: Question;
}

/**
 * Questions in the words of readers, each in both languages. What answers them is told by patterns and
 * not by page and section, so that texts may move; see README.md.
 */
export const questions: Readonly<Record<'tuning' | 'heldOut', readonly QuestionPair[]>> = {
  tuning,
  heldOut,
};

/** An answer stands in so many words; further apart its words are about something else. */
const answerWords = 40;
const windowStep = 10;

function holdsAnswer(screen: string, {says}: Question): boolean {
  const patterns = says.map((source) => new RegExp(source.replaceAll(' ', '\\s+'), 'i'));
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
  /** Share of questions whose first result leads to a screen with the answer. */
  readonly landsAt1: number;
  readonly landsAt3: number;
  /** Questions that no screen answers: the pattern or the documentation lacks something. */
  readonly unanswered: readonly string[];
}

export interface LandingOutcome {
  readonly question: Question;
  /** Results as shown, without the base of the language. */
  readonly found: readonly string[];
  /** Position of the first result with the answer, from 1; 0 if none has it. */
  readonly rank: number;
  readonly isAnswered: boolean;
}

/** Asks each question and looks at the screens behind the results. */
export function askAll(
  asked: readonly Question[],
  screens: ReadonlyMap<string, string>,
  ask: (query: string) => readonly string[],
): LandingOutcome[] {
  return asked.map((question) => {
    const found = ask(question.query);
    const holds = (route: string) => holdsAnswer(screens.get(route) ?? '', question);
    const rank = found.findIndex(holds) + 1;
    const isAnswered = rank > 0 || [...screens.keys()].some(holds);
    return {question, found, rank, isAnswered};
  });
}

export function scoreLandings(outcomes: readonly LandingOutcome[]): LandingScore {
  const share = (limit: number) => {
    const good = outcomes.filter(({rank}) => rank > 0 && rank <= limit).length;
    return Math.round((good / Math.max(1, outcomes.length)) * 1000) / 1000;
  };
  return {
    questions: outcomes.length,
    landsAt1: share(1),
    landsAt3: share(3),
    unanswered: outcomes.filter(({isAnswered}) => !isAnswered).map(({question}) => question.query),
  };
}
