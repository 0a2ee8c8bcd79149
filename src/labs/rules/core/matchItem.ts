import type {RuleTypeKey, Source} from '../../../../data/ruleTypes';
import {checkedSources, itemTypesOf} from './checkedSources';
import {matchDomain} from './matchers/domain';
import {matchEmail} from './matchers/email';
import {matchIpAddress, matchSubnet} from './matchers/ipAddress';
import {matchAsNumber, matchCountry} from './matchers/provider';
import {matchRegex, type TestRegex} from './matchers/regex';
import {matchText} from './matchers/text';
import {matchWebsite} from './matchers/website';
import {matchEntireField, matchExactWord} from './matchers/word';
import {no, type Outcome} from './outcome';
import {trim} from './php';
import type {SetupField, SetupItem} from './setup';

type Matcher = (item: string, value: string, source: string, test: TestRegex) => Outcome;

const regex: Matcher = (item, value, _, test) => matchRegex(item, value, test);

const matchers: Readonly<Record<string, Matcher>> = {
  text: matchText,
  uaText: matchText,
  wExact: matchExactWord,
  wFull: matchEntireField,
  regex,
  uaRegex: regex,
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
  item: Pick<SetupItem, 'type' | 'value'>,
  {source, value}: SetupField,
  test: TestRegex,
): Outcome {
  const matcher = matchers[item.type];
  if (!matcher || !isChecked(ruleType, item.type, source)) return no('notChecked');
  if (['', '0'].includes(trim(value))) return no('empty');
  return matcher(item.value, value, source, test);
}
