import type {Locale} from '../config/locales';

/**
 * Words readers use for the same thing. Every phrase of a group finds what the
 * others name; forms of a word (singular, plural, verb) need no entry.
 */
export const synonyms: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['2fa', 'totp', 'mfa', 'otp', 'two factor authentication', 'second factor'],
    ['ruleset', 'rule set', 'rule package', 'blocklist', 'blacklist', 'block list'],
    ['gdpr', 'dsgvo', 'privacy', 'data protection', 'data processing', 'personal data'],
  ],
  de: [
    [
      '2fa',
      'totp',
      'mfa',
      'otp',
      'zwei faktor authentisierung',
      'zwei faktor authentifizierung',
      'zweiter faktor',
    ],
    ['ruleset', 'regelset', 'regelpaket', 'sperrliste', 'blacklist', 'blockliste'],
    ['dsgvo', 'gdpr', 'datenschutz', 'datenverarbeitung', 'personenbezogene daten'],
  ],
};
