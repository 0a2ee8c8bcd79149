import {ruleTypes, type RuleTypeKey, type Source} from '../../../../data/ruleTypes';

const formFields: readonly Source[] = ['text', 'textarea', 'email', 'url', 'other'];

/** Values that a rule type checks. The kind of a form field is the type of its HTML element. */
export const checkedSources: Readonly<Record<RuleTypeKey, readonly Source[]>> = {
  word: formFields,
  email: ['email', 'textarea'],
  domain: ['url', 'email', 'textarea'],
  website: ['url', 'textarea'],
  ipAddress: ['ipAddress'],
  provider: ['asNumber', 'country'],
  'user-agent': ['userAgent'],
  unicodeBlock: formFields,
};

const itemTypes = new Map(
  (Object.keys(ruleTypes) as RuleTypeKey[]).map((type) => [
    type,
    ruleTypes[type].itemTypes.map(({key}): string => key),
  ]),
);

/** Keys of the item types that a rule of this type may have. */
export function itemTypesOf(type: RuleTypeKey): readonly string[] {
  return itemTypes.get(type) ?? [];
}
