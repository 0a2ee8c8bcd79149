import {defaultSpamScore} from '../../../../data/ratingExamples';
import {matchItem} from './matchItem';
import {testAtOnce, type TestRegex} from './matchers/regex';
import type {Outcome} from './outcome';
import {isSpam, pointsOf} from './rating';
import type {Setup, SetupField, SetupItem, SetupRule} from './setup';

/** One item tried on one field. */
export interface Trial {
  readonly rule: SetupRule;
  readonly item: SetupItem;
  readonly field: SetupField;
  readonly outcome: Outcome;
  /** Points that it adds if it matches. */
  readonly points: number;
  readonly factors: Factors;
}

export interface Factors {
  readonly item: number;
  readonly rule?: number;
  readonly package?: number;
}

export interface Evaluation {
  readonly trials: readonly Trial[];
  readonly matches: readonly Trial[];
  /** Trials whose result the playground cannot determine, without those that are still running. */
  readonly open: readonly Trial[];
  readonly rating: number;
  readonly spamScore: number;
  readonly spam: boolean;
}

/** The number that was typed; undefined for an empty field. */
export function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** In a package, a rating or factor of 0 counts as not set. */
function factorsOf({origin, packageFactor}: Setup, rule: SetupRule, item: SetupItem): Factors {
  const [rating, factor] = [numberOf(item.rating), numberOf(rule.factor)];
  if (origin === 'project') return {item: rating ?? 1, rule: factor};
  return {
    item: rating || 1,
    rule: factor || undefined,
    package: numberOf(packageFactor) || undefined,
  };
}

/** Items without a value are left out: mosparo does not save them. */
function trialsOf(setup: Setup, test: TestRegex): Trial[] {
  return setup.rules.flatMap((rule) =>
    rule.items
      .filter(({value}) => value !== '')
      .flatMap((item) => {
        const factors = factorsOf(setup, rule, item);
        const points = pointsOf(factors);
        return setup.fields.map((field) => {
          const outcome = matchItem(rule.type, item, field, test);
          return {rule, item, field, outcome, factors, points};
        });
      }),
  );
}

/** Checks a submission as mosparo 1.5.4 does: every item on every field, all points added up. */
export function evaluate(setup: Setup, test: TestRegex = testAtOnce): Evaluation {
  const trials = trialsOf(setup, test);
  const matches = trials.filter(({outcome}) => outcome.matches === true);
  const rating = matches.reduce((sum, {points}) => sum + points, 0);
  const spamScore = numberOf(setup.spamScore) ?? defaultSpamScore;
  return {
    trials,
    matches,
    open: trials.filter(
      ({outcome}) => outcome.matches === 'unknown' && outcome.reason !== 'waiting',
    ),
    rating,
    spamScore,
    spam: isSpam(rating, spamScore),
  };
}
