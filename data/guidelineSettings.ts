import {empty, off, same, type Setting, type SettingGroup} from './settings';

const geoIp2 = {
  en: 'Needs [GeoIP2](/docs/administration/geoip); the field is missing without it.',
  de: 'Braucht [GeoIP2](/docs/administration/geoip); ohne GeoIP2 fehlt das Feld.',
};
const urls = {
  en: 'URLs; without `*` the beginning of the address, with `*` a pattern for the whole address; case matters',
  de: 'URLs; ohne `*` der Anfang der Adresse, mit `*` ein Muster für die ganze Adresse; Groß- und Kleinschreibung zählt',
};
const forged = {
  en: 'Comes from the browser of the visitor and can be forged.',
  de: 'Stammt aus dem Browser des Besuchers und lässt sich fälschen.',
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
          en: 'Shown in the list of guidelines.',
          de: 'Steht in der Liste der Richtlinien.',
        },
        default: {en: 'none, required', de: 'keiner, Pflichtfeld'},
        allowed: {en: 'up to 255 characters', de: 'bis 255\u00a0Zeichen'},
      },
      {
        key: 'guidelineDescription',
        label: {en: 'Description', de: 'Beschreibung'},
        meaning: {en: 'Notes for yourself.', de: 'Notizen für Sie selbst.'},
        default: empty,
        allowed: {en: 'any text', de: 'beliebiger Text'},
      },
      {
        key: 'guidelinePriority',
        label: {en: 'Priority', de: 'Priorität'},
        meaning: {
          en: 'Order in which guidelines are tried: the highest number first.',
          de: 'Reihenfolge, in der Richtlinien versucht werden: die höchste Zahl zuerst.',
        },
        default: same('1'),
        allowed: {en: 'whole number', de: 'ganze Zahl'},
        effect: {
          en: 'Give every guideline its own number: the order of equal ones is not defined.',
          de: 'Geben Sie jeder Richtlinie eine eigene Zahl: Bei gleichen ist die Reihenfolge nicht festgelegt.',
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
          en: 'Matches when the address of the visitor lies in the subnet.',
          de: 'Passt, wenn die Adresse des Besuchers im Subnetz liegt.',
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
          en: 'Matches when the address is located in the country.',
          de: 'Passt, wenn die Adresse in diesem Land liegt.',
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
          en: 'Matches when the address belongs to the network.',
          de: 'Passt, wenn die Adresse zu diesem Netz gehört.',
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
          en: 'Matches when the page with the form has this address.',
          de: 'Passt, wenn die Seite mit dem Formular diese Adresse hat.',
        },
        default: empty,
        allowed: urls,
        effect: forged,
        since: '1.5',
      },
      {
        key: 'guidelineFormActionUrls',
        label: {en: 'Form action URLs', de: 'Formular-Aktions-URLs'},
        meaning: {
          en: 'Matches when the form is sent to this address (its `action`).',
          de: 'Passt, wenn das Formular an diese Adresse gesendet wird (`action`).',
        },
        default: empty,
        allowed: urls,
        effect: forged,
        since: '1.5',
      },
      {
        key: 'guidelineFormIds',
        label: {en: 'Form IDs', de: 'Formular-IDs'},
        meaning: {
          en: 'Matches when the `id` of the form is exactly this.',
          de: 'Passt, wenn die `id` des Formulars genau so lautet.',
        },
        default: empty,
        allowed: {en: 'text without `#`', de: 'Text ohne `#`'},
        effect: forged,
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
        'switch and name of the honeypot field',
        'Schalter und Namen des Honeypot-Feldes',
      ),
      override(
        'overrideDelay',
        'Override request delay',
        'Anfrageverzögerung überschreiben',
        'all values of the request delay',
        'alle Werte der Anfrageverzögerung',
      ),
      override(
        'overrideLockout',
        'Override automatic lockout',
        'Automatische Sperre überschreiben',
        'all values of the IP lockout',
        'alle Werte der IP-Sperre',
      ),
      {
        ...override(
          'overrideProofOfWork',
          'Override proof of work',
          'Arbeitsnachweis überschreiben',
          'all values of the proof of work',
          'alle Werte des Arbeitsnachweises',
        ),
        since: '1.3',
      },
      {
        ...override(
          'overrideEqualSubmissions',
          'Override block equal submissions',
          'Blockieren gleicher Einsendungen überschreiben',
          'all values for equal submissions',
          'alle Werte für gleiche Einsendungen',
        ),
        since: '1.2',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
