import type {RuleTypeKey, Source} from '../../../../data/ruleTypes';
import {checkedSources, itemTypesOf} from './checkedSources';
import type {FieldText} from './matchers/fieldText';
import type {ItemText} from './itemText';
import {matchDomain} from './matchers/domain';
import {matchEmail} from './matchers/email';
import {matchIpAddress, matchSubnet} from './matchers/ipAddress';
import {matchAsNumber, matchCountry} from './matchers/provider';
import {matchRegex, type TestRegex} from './matchers/regex';
import {matchText} from './matchers/text';
import {matchWebsite} from './matchers/website';
import {matchEntireField, matchExactWord} from './matchers/word';
import {no, type Outcome} from './outcome';

type Matcher = (item: ItemText, field: FieldText, test: TestRegex) => Outcome;

const matchers: Readonly<Record<string, Matcher>> = {
  text: matchText,
  uaText: matchText,
  wExact: matchExactWord,
  wFull: matchEntireField,
  regex: matchRegex,
  uaRegex: matchRegex,
  email: matchEmail,
  domain: matchDomain,
  url: matchWebsite,
  ipAddress: matchIpAddress,
  subnet: matchSubnet,
  asNumber: matchAsNumber,
  country: matchCountry,
  block: () => no('blockNever'),
};

/** Whether a rule checks a value with an item. A provider rule has items for AS numbers and for countries. */
function isChecked(ruleType: RuleTypeKey, itemType: string, source: Source): boolean {
  const other = ruleType === 'provider' && itemType !== source;
  return (
    itemTypesOf(ruleType).includes(itemType) && checkedSources[ruleType].includes(source) && !other
  );
}

/** Tries one item on one value, as mosparo 1.5.4 does. */
export function matchItem(
  ruleType: RuleTypeKey,
  item: ItemText,
  field: FieldText,
  test: TestRegex,
): Outcome {
  const matcher = matchers[item.type];
  if (!matcher || !isChecked(ruleType, item.type, field.source)) return no('notChecked');
  if (['', '0'].includes(field.trimmed())) return no('empty');
  return matcher(item, field, test);
}
