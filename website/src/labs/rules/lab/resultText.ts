import type {Locale} from '@site/config/locales';
import {ruleTypes, sources} from '@site/data/ruleTypes';
import type {Trial} from '../core/evaluate';
import type {Summary} from '../core/summary';
import {pointsText} from './pointsText';
import {reasonTexts} from './reasonTexts';
import {texts} from './texts';

function itemName({rule, item}: Trial, locale: Locale): string {
  const type = ruleTypes[rule.type].itemTypes.find(({key}) => key === item.type);
  return `${ruleTypes[rule.type].label[locale]}, ${type?.label[locale]}: ${item.value}`;
}

/** The result as text, for a message to somebody. */
export function resultText(title: string, summary: Summary, locale: Locale): string {
  const {matches, matchCount, missed} = summary;
  const text = texts[locale];
  const left = matchCount - matches.length;
  return [
    title,
    ...matches.map(
      (trial) =>
        `+ ${itemName(trial, locale)} (${sources[trial.field.source][locale]}): ${pointsText(trial, locale)}`,
    ),
    ...(left > 0 ? [text.more(left)] : []),
    ...missed.map((trial) => {
      const {outcome} = trial;
      const reason = outcome.matches === true ? '' : reasonTexts[outcome.reason][locale];
      return `- ${itemName(trial, locale)}: ${reason.replaceAll('`', '')}`;
    }),
  ].join('\n');
}
