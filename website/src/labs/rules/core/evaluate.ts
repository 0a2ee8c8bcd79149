import {defaultSpamScore} from '../../../../data/ratingExamples';
import {fieldText} from './matchers/fieldText';
import {itemText} from './itemText';
import {matchItem} from './matchItem';
import {testAtOnce, type RegexAnswer, type RegexJob} from './matchers/regex';
import type {Outcome} from './outcome';
import {isSpam, pointsOf} from '../../../content/rules/rating';
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

type Pair = Pick<Trial, 'rule' | 'item' | 'field'>;

/** Every item on every field. Items without a value are left out: mosparo does not save them. */
export function pairsOf({rules, fields}: Setup): Pair[] {
  return rules.flatMap((rule) =>
    rule.items
      .filter(({value}) => value !== '')
      .flatMap((item) => fields.map((field) => ({rule, item, field}))),
  );
}

/** Tests the pattern of a trial; `number` is its place in `pairsOf`. */
export type TestTrial = (job: RegexJob, number: number) => RegexAnswer;

/** The values of a function, each computed once. */
function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function trialsOf(setup: Setup, test: TestTrial): Trial[] {
  const formsOfItem = memoized(itemText);
  const formsOfField = memoized(fieldText);
  return pairsOf(setup).map(({rule, item, field}, number) => {
    const factors = factorsOf(setup, rule, item);
    const outcome = matchItem(rule.type, formsOfItem(item), formsOfField(field), (job) =>
      test(job, number),
    );
    return {rule, item, field, outcome, factors, points: pointsOf(factors)};
  });
}

/** Checks a submission as mosparo 1.5.4 does: every item on every field, all points added up. */
export function evaluate(setup: Setup, test: TestTrial = testAtOnce): Evaluation {
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
