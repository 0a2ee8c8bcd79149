import {fill, same, t, type Localized} from '../texts';
import {empty, off, type Setting, type SettingGroup} from './settings';

const geoIp2 = t('Only with [GeoIP2](/docs/administration/geoip).');
const urls = t(
  'beginning of the address, or with `*` a pattern for the whole address; case matters',
);

function override(key: string, text: Localized, what: Localized): Setting {
  return {
    key,
    label: text,
    meaning: fill(t('Replaces {what}.'), {what}),
    default: off,
  };
}

/** Origin-based security guidelines: every field of the form. */
export const guidelineSettings = {
  guideline: {
    caption: t('Guideline'),
    settings: [
      {
        key: 'guidelineName',
        label: same('Name'),
        meaning: t('Name in the list.'),
        default: t('none, required'),
        allowed: t('up to 255 characters'),
      },
      {
        key: 'guidelineDescription',
        label: t('Description'),
        meaning: t('Notes.'),
        default: empty,
        allowed: t('any text'),
      },
      {
        key: 'guidelinePriority',
        label: t('Priority'),
        meaning: t('The highest number is tried first.'),
        default: same('1'),
        allowed: t('whole number'),
        effect: t('The order of equal numbers is not defined.'),
      },
    ],
  },
  ipCriteria: {
    caption: t('Criteria: IP-based'),
    settings: [
      {
        key: 'guidelineSubnets',
        label: t('Subnets'),
        meaning: t('The address of the visitor is in the subnet.'),
        default: empty,
        allowed: t(
          'IPv4 and IPv6 in CIDR notation, every prefix length; a single address as `/32` or `/128`',
        ),
      },
      {
        key: 'guidelineCountryCodes',
        label: t('Country codes'),
        meaning: t('The address is located in the country.'),
        default: empty,
        allowed: t('two capital letters, ISO 3166-1 alpha-2, such as `CH`'),
        effect: geoIp2,
      },
      {
        key: 'guidelineAsNumbers',
        label: t('AS numbers'),
        meaning: t('The address belongs to the network.'),
        default: empty,
        allowed: t('whole number, such as `64496`'),
        effect: geoIp2,
      },
    ],
  },
  formCriteria: {
    caption: t('Criteria: Form-based'),
    settings: [
      {
        key: 'guidelineFormPageUrls',
        label: t('Form page URLs'),
        meaning: t('The page with the form has this address.'),
        default: empty,
        allowed: urls,
        since: '1.5',
      },
      {
        key: 'guidelineFormActionUrls',
        label: t('Form action URLs'),
        meaning: t('The form is sent to this address (its `action`).'),
        default: empty,
        allowed: urls,
        since: '1.5',
      },
      {
        key: 'guidelineFormIds',
        label: t('Form IDs'),
        meaning: t('The `id` of the form is exactly this.'),
        default: empty,
        allowed: t('text without `#`'),
        since: '1.5',
      },
    ],
  },
  overrides: {
    caption: t('Override settings'),
    settings: [
      {
        ...override(
          'overrideSpamDetection',
          t('Override spam detection'),
          t('status and spam score of the advanced settings'),
        ),
        since: '1.4',
      },
      override('overrideMinimumTime', t('Override minimum time'), t('the minimum time')),
      override('overrideHoneypotField', t('Override honeypot field'), t('its switch and name')),
      override('overrideDelay', t('Override request delay'), t('all its values')),
      override('overrideLockout', t('Override automatic lockout'), t('all its values', 'lockout')),
      {
        ...override(
          'overrideProofOfWork',
          t('Override proof of work'),
          t('all its values', 'proof of work'),
        ),
        since: '1.3',
      },
      {
        ...override(
          'overrideEqualSubmissions',
          t('Override block equal submissions'),
          t('all its values', 'equal submissions'),
        ),
        since: '1.2',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
