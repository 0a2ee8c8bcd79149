import type {Locale} from '@site/config/locales';
import {formulaOf} from '@site/src/content/rules/rating';
import {formatNumber} from '@site/src/format/number';
import type {Trial} from '../core/evaluate';

/** The points of a match, with the factors that make them. */
export function pointsText({factors, points}: Trial, locale: Locale): string {
  const formula = formulaOf({matches: [factors]}, locale);
  const result = formatNumber(points, locale);
  return formula === result ? result : `${formula} = ${result}`;
}
