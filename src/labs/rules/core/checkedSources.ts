import {ruleTypes, type RuleTypeKey, type Source} from '../../../../data/ruleTypes';

const formFields: readonly Source[] = ['text', 'textarea', 'email', 'url', 'other'];

/** What a rule type looks at. The kind of a field is the type that its HTML names. */
export const looksAt: Readonly<Record<RuleTypeKey, readonly Source[]>> = {
  word: formFields,
  email: ['email', 'textarea'],
  domain: ['url', 'email', 'textarea'],
  website: ['url', 'textarea'],
  ipAddress: ['ipAddress'],
  provider: ['asNumber', 'country'],
  'user-agent': ['userAgent'],
  unicodeBlock: formFields,
};

/** Keys of the item types that a rule of this type may hold. */
export function itemTypesOf(type: RuleTypeKey): readonly string[] {
  return ruleTypes[type].itemTypes.map(({key}) => key);
}
