import {t, type Localized} from '@site/texts';
import type {Reason} from '../core/outcome';

/** Why an item does not match, in words. Limits of the documented version are named as such. */
export const reasonTexts: Readonly<Record<Reason, Localized>> = {
  absent: t('The value does not contain it.'),
  backslash: t('Not evaluated: how a backslash is compared depends on the database.'),
  blockNever: t('Limit of version 1.5.4: items of this type never match.'),
  capitals: t('Write the country code in capital letters.'),
  caseCounts: t('This item type is case-sensitive.'),
  digitsOnly: t('An AS number consists of digits only, without `AS`.'),
  domainEdge: t(
    'The domain is there, but not in the form that mosparo looks for: preceded by `@` or `://`, followed by `/` or the end.',
  ),
  emailEdge: t(
    'The address is there, but another character touches it, or only one space separates it from the address before.',
  ),
  empty: t('Empty values and the value `0` are not checked.'),
  itemSpaces: t('The item has spaces at its start or end that the value does not have.'),
  longer: t('The value is longer. The whole value must be the same.'),
  noAddress: t('The value is not an IP address.'),
  noSubnet: t('The item is not a subnet such as `192.0.2.0/24`.'),
  noWildcard: t('`*` is not a wildcard in this item type.'),
  nonAsciiCase: t('Limit of version 1.5.4: letters beyond A–Z are case-sensitive.'),
  notChecked: t('Items of this type do not look at this kind of field.'),
  otherSpelling: t('The same address, written differently. Addresses are compared as text.'),
  outside: t('The address is not in the subnet.'),
  partOfWord: t('It is part of a longer word.'),
  questionMark: t('Limit of version 1.5.4: `?` does not work as a wildcard.'),
  regexInvalid: t(
    'PHP does not accept this pattern, so it never matches. Does it have delimiters, such as `/…/`?',
  ),
  regexSkipped: t('Not evaluated: other patterns have already taken too long.'),
  regexSlow: t(
    'Not evaluated: the pattern takes too long. PHP also stops after many steps, without a match.',
  ),
  regexUnsupported: t('Not evaluated: the browser has no certain equivalent for this part.'),
  slash: t('Limit of version 1.5.4: an exact word with `/` never matches.'),
  subdomain: t('A subdomain is a different host. Add a separate item for it.'),
  subnetFails: t(
    'Limit of version 1.5.4: with this prefix length, saving fails with a server error.',
  ),
  subnetNever: t('Limit of version 1.5.4: this prefix length never matches.'),
  subnetZeroGroup: t(
    'Limit of version 1.5.4: the short form of the address omits zeros that are part of the network.',
  ),
  urlEdge: t('The URL is there, but not surrounded by white space, or it has no path.'),
  waiting: t('Checking …'),
};
