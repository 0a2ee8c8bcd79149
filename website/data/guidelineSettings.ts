import {same} from './localized';
import {empty, off, type Setting, type SettingGroup} from './settings';

const geoIp2 = {
  en: 'Only with [GeoIP2](/docs/administration/geoip).',
  de: 'Nur mit [GeoIP2](/docs/administration/geoip).',
};
const urls = {
  en: 'beginning of the address, or with `*` a pattern for the whole address; case matters',
  de: 'Anfang der Adresse oder mit `*` ein Muster für die ganze Adresse; Groß- und Kleinschreibung zählt',
};

function override(key: string, en: string, de: string, enWhat: string, deWhat: string): Setting {
  return {
    key,
    label: {en, de},
    meaning: {en: `Replaces ${enWhat}.`, de: `Ersetzt ${deWhat}.`},
    default: off,
  };
}

/** Origin-based security guidelines: every field of the form. */
export const guidelineSettings = {
  guideline: {
    caption: {en: 'Guideline', de: 'Richtlinie'},
    settings: [
      {
        key: 'guidelineName',
        label: same('Name'),
        meaning: {
          en: 'Name in the list.',
          de: 'Name in der Liste.',
        },
        default: {en: 'none, required', de: 'keiner, Pflichtfeld'},
        allowed: {en: 'up to 255 characters', de: 'bis 255\u00a0Zeichen'},
      },
      {
        key: 'guidelineDescription',
        label: {en: 'Description', de: 'Beschreibung'},
        meaning: {en: 'Notes.', de: 'Notizen.'},
        default: empty,
        allowed: {en: 'any text', de: 'beliebiger Text'},
      },
      {
        key: 'guidelinePriority',
        label: {en: 'Priority', de: 'Priorität'},
        meaning: {
          en: 'The highest number is tried first.',
          de: 'Die höchste Zahl wird zuerst verglichen.',
        },
        default: same('1'),
        allowed: {en: 'whole number', de: 'ganze Zahl'},
        effect: {
          en: 'The order of equal numbers is not defined.',
          de: 'Bei gleichen Zahlen ist die Reihenfolge nicht festgelegt.',
        },
      },
    ],
  },
  ipCriteria: {
    caption: {en: 'Criteria: IP-based', de: 'Kriterien: IP-basiert'},
    settings: [
      {
        key: 'guidelineSubnets',
        label: {en: 'Subnets', de: 'Subnetze'},
        meaning: {
          en: 'The address of the visitor is in the subnet.',
          de: 'Die Adresse des Besuchers liegt im Subnetz.',
        },
        default: empty,
        allowed: {
          en: 'IPv4 and IPv6 in CIDR notation, every prefix length; a single address as `/32` or `/128`',
          de: 'IPv4 und IPv6 in CIDR-Schreibweise, jede Präfixlänge; eine einzelne Adresse als `/32` oder `/128`',
        },
      },
      {
        key: 'guidelineCountryCodes',
        label: {en: 'Country codes', de: 'Ländercodes'},
        meaning: {
          en: 'The address is located in the country.',
          de: 'Die Adresse liegt in diesem Land.',
        },
        default: empty,
        allowed: {
          en: 'two capital letters, ISO 3166-1 alpha-2, such as `CH`',
          de: 'zwei Großbuchstaben nach ISO 3166-1 alpha-2, etwa `CH`',
        },
        effect: geoIp2,
      },
      {
        key: 'guidelineAsNumbers',
        label: {en: 'AS numbers', de: 'AS-Nummern'},
        meaning: {
          en: 'The address belongs to the network.',
          de: 'Die Adresse gehört zu diesem Netz.',
        },
        default: empty,
        allowed: {en: 'whole number, such as `64496`', de: 'ganze Zahl, etwa `64496`'},
        effect: geoIp2,
      },
    ],
  },
  formCriteria: {
    caption: {en: 'Criteria: Form-based', de: 'Kriterien: Formularbasiert'},
    settings: [
      {
        key: 'guidelineFormPageUrls',
        label: {en: 'Form page URLs', de: 'Formular-Seiten-URLs'},
        meaning: {
          en: 'The page with the form has this address.',
          de: 'Die Seite mit dem Formular hat diese Adresse.',
        },
        default: empty,
        allowed: urls,
        since: '1.5',
      },
      {
        key: 'guidelineFormActionUrls',
        label: {en: 'Form action URLs', de: 'Formular-Aktions-URLs'},
        meaning: {
          en: 'The form is sent to this address (its `action`).',
          de: 'Das Formular wird an diese Adresse gesendet (`action`).',
        },
        default: empty,
        allowed: urls,
        since: '1.5',
      },
      {
        key: 'guidelineFormIds',
        label: {en: 'Form IDs', de: 'Formular-IDs'},
        meaning: {
          en: 'The `id` of the form is exactly this.',
          de: 'Die `id` des Formulars lautet genau so.',
        },
        default: empty,
        allowed: {en: 'text without `#`', de: 'Text ohne `#`'},
        since: '1.5',
      },
    ],
  },
  overrides: {
    caption: {en: 'Override settings', de: 'Einstellungen überschreiben'},
    settings: [
      {
        ...override(
          'overrideSpamDetection',
          'Override spam detection',
          'Spam-Erkennung überschreiben',
          'status and spam score of the advanced settings',
          'Status und Spam-Grenzwert der erweiterten Einstellungen',
        ),
        since: '1.4',
      },
      override(
        'overrideMinimumTime',
        'Override minimum time',
        'Mindeszeit überschreiben',
        'the minimum time',
        'die Mindestzeit',
      ),
      override(
        'overrideHoneypotField',
        'Override honeypot field',
        'Honeypot-Feld überschreiben',
        'its switch and name',
        'Schalter und Namen des Feldes',
      ),
      override(
        'overrideDelay',
        'Override request delay',
        'Anfrageverzögerung überschreiben',
        'all its values',
        'alle Werte der Anfrageverzögerung',
      ),
      override(
        'overrideLockout',
        'Override automatic lockout',
        'Automatische Sperre überschreiben',
        'all its values',
        'alle Werte der IP-Sperre',
      ),
      {
        ...override(
          'overrideProofOfWork',
          'Override proof of work',
          'Arbeitsnachweis überschreiben',
          'all its values',
          'alle Werte des Arbeitsnachweises',
        ),
        since: '1.3',
      },
      {
        ...override(
          'overrideEqualSubmissions',
          'Override block equal submissions',
          'Blockieren gleicher Einsendungen überschreiben',
          'all its values',
          'alle Werte für gleiche Einsendungen',
        ),
        since: '1.2',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
