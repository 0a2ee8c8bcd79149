import type {Locale} from '@site/config/locales';

/** One item that matched one field, or one submission rule. */
export interface Match {
  readonly rating: number;
  /** Factor of the rule; 1 if left out. */
  readonly ruleFactor?: number;
  /** Factor of the rule package; 1 if left out or if the rule belongs to the project. */
  readonly packageFactor?: number;
}

export function pointsOf({rating, ruleFactor = 1, packageFactor = 1}: Match): number {
  return rating * ruleFactor * packageFactor;
}

export function totalOf(matches: readonly Match[]): number {
  return matches.reduce((sum, match) => sum + pointsOf(match), 0);
}

/** Reaching the spam score is enough. */
export function isSpam(total: number, spamScore: number): boolean {
  return total >= spamScore;
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value).replace('-', '−');
}

function formatMatch({rating, ruleFactor, packageFactor}: Match, locale: Locale): string {
  return [rating, ruleFactor, packageFactor]
    .filter((factor) => factor !== undefined)
    .map((factor) => formatNumber(factor, locale))
    .join(' × ');
}

/** The calculation as one writes it: "5 × 1.5 + (−4) = 3.5". */
export function formatSum(matches: readonly Match[], locale: Locale): string {
  const terms = matches.map((match, index) => {
    const term = formatMatch(match, locale);
    return index > 0 && match.rating < 0 ? `(${term})` : term;
  });
  return `${terms.join(' + ')} = ${formatNumber(totalOf(matches), locale)}`;
}
