import {same, type Localized} from './localized';
import {empty, off, on, type Setting, type SettingGroup} from './settings';

export interface SecurityFeature extends SettingGroup {
  /** Heading on the page about security. */
  readonly anchor: string;
  readonly since?: string;
  /** The moment at which it acts. */
  readonly acts: Localized;
  readonly stops: Localized;
  /** Whether visitors on the IP allow list are exempt; undefined for the list itself. */
  readonly exempt?: boolean;
}

const opening: Localized = {en: 'when the form is opened', de: 'beim Öffnen des Formulars'};
const checking: Localized = {en: 'when the box is ticked', de: 'beim Anhaken der Box'};
const verifying: Localized = {
  en: 'at the verification',
  de: 'bei der Verifizierung',
};
const wholeSeconds: Localized = {en: 'whole seconds', de: 'ganze Sekunden'};
const wholeNumber: Localized = {en: 'whole number', de: 'ganze Zahl'};
const factor: Localized = {en: 'from 0.1, one decimal', de: 'ab 0,1, eine Nachkommastelle'};
const timeFrameLabel: Localized = {en: 'Detection time frame', de: 'Erkennungszeitraum'};

function seconds(value: number): Localized {
  return {en: `${value} seconds`, de: `${value}\u00a0Sekunden`};
}

function timeFrame(key: string, value: number, en: string, de: string): Setting {
  return {
    key,
    label: timeFrameLabel,
    meaning: {en, de},
    default: seconds(value),
    allowed: wholeSeconds,
  };
}

function enable(key: string, en: string, de: string): Setting {
  return {
    key,
    label: {en, de},
    meaning: {en: 'Switches it on.', de: 'Schaltet die Funktion ein.'},
    default: off,
  };
}

/** The protections of a project besides its rules, in the order of the page. */
export const securityFeatures = {
  minimumTime: {
    anchor: 'minimum-time',
    caption: {en: 'Minimum Time', de: 'Mindestzeit'},
    acts: verifying,
    stops: {
      en: 'Programs that fill in and send a form at once',
      de: 'Programme, die ein Formular sofort ausfüllen und absenden',
    },
    exempt: false,
    settings: [
      enable('minimumTimeActive', 'Enable minimum time', 'Mindestzeit aktivieren'),
      {
        key: 'minimumTimeSeconds',
        label: {en: 'Minimum time', de: 'Mindestzeit'},
        meaning: {
          en: 'Shortest time between the submit token and the verification by your backend.',
          de: 'Kürzeste Zeit zwischen dem Absende-Token und der Verifizierung durch Ihr Backend.',
        },
        default: seconds(10),
        allowed: wholeSeconds,
      },
    ],
  },
  honeypot: {
    anchor: 'honeypot',
    caption: {en: 'Honeypot', de: 'Honeypot-Feld'},
    acts: checking,
    stops: {
      en: 'Programs that fill in every field they find',
      de: 'Programme, die jedes Feld ausfüllen, das sie finden',
    },
    exempt: true,
    settings: [
      enable('honeypotFieldActive', 'Enable honeypot field', 'Honeypot-Feld aktivieren'),
      {
        key: 'honeypotFieldName',
        label: {en: 'Field name', de: 'Feldname'},
        meaning: {
          en: 'Name of the hidden field that mosparo adds. No field of your form may have it.',
          de: 'Name des versteckten Feldes, das mosparo einfügt. Kein Feld Ihres Formulars darf so heißen.',
        },
        default: empty,
        allowed: {en: 'letters A–Z, digits, `-`', de: 'Buchstaben A–Z, Ziffern, `-`'},
        effect: {
          en: 'While the name is empty, the feature does nothing.',
          de: 'Solange der Name leer ist, bewirkt die Funktion nichts.',
        },
      },
    ],
  },
  requestDelay: {
    anchor: 'request-delay',
    caption: {en: 'Request delaying', de: 'Anfrageverzögerung'},
    acts: opening,
    stops: {
      en: 'Many requests from one IP address in a short time: slows them down',
      de: 'Viele Anfragen von einer IP-Adresse in kurzer Zeit: bremst sie',
    },
    exempt: true,
    settings: [
      enable('delayActive', 'Enable request delay', 'Anfrageverzögerung aktivieren'),
      {
        key: 'delayNumberOfRequests',
        label: {en: 'Number of allowed requests', de: 'Anzahl erlaubter Anfragen'},
        meaning: {
          en: 'Requests from one IP address in this project before the delay begins.',
          de: 'Anfragen einer IP-Adresse in diesem Projekt, bevor die Verzögerung beginnt.',
        },
        default: same('30'),
        allowed: wholeNumber,
      },
      timeFrame(
        'delayDetectionTimeFrame',
        30,
        'Period in which requests are counted.',
        'Zeitraum, in dem Anfragen gezählt werden.',
      ),
      {
        key: 'delayTime',
        label: {en: 'Base delay time', de: 'Anfangsverzögerungszeit'},
        meaning: {en: 'Length of the first delay.', de: 'Dauer der ersten Verzögerung.'},
        default: seconds(60),
        allowed: wholeSeconds,
      },
      {
        key: 'delayMultiplicator',
        label: {en: 'Multiplicator', de: 'Multiplikator'},
        meaning: {
          en: 'Each additional request during a delay multiplies its length by this number.',
          de: 'Jede weitere Anfrage während einer Verzögerung multipliziert deren Dauer mit dieser Zahl.',
        },
        default: {en: '1.5', de: '1,5'},
        allowed: factor,
        effect: {en: 'At most one year.', de: 'Höchstens ein Jahr.'},
      },
    ],
  },
  ipLockout: {
    anchor: 'ip-lockout',
    caption: {en: 'IP lockout', de: 'IP-Sperre'},
    acts: checking,
    stops: {
      en: 'Very many requests from one IP address: refuses to check the form',
      de: 'Sehr viele Anfragen von einer IP-Adresse: prüft das Formular nicht mehr',
    },
    exempt: true,
    settings: [
      enable('lockoutActive', 'Enable automatic lockout', 'Automatische Sperre aktivieren'),
      {
        key: 'lockoutNumberOfRequests',
        label: {en: 'Number of allowed requests', de: 'Anzahl erlaubter Anfragen'},
        meaning: {
          en: 'Requests from one IP address in this project before the lockout begins.',
          de: 'Anfragen einer IP-Adresse in diesem Projekt, bevor die Sperre beginnt.',
        },
        default: same('60'),
        allowed: wholeNumber,
      },
      timeFrame(
        'lockoutDetectionTimeFrame',
        60,
        'Period in which requests are counted.',
        'Zeitraum, in dem Anfragen gezählt werden.',
      ),
      {
        key: 'lockoutTime',
        label: {en: 'Base lockout time', de: 'Anfangssperrzeit'},
        meaning: {en: 'Length of the first lockout.', de: 'Dauer der ersten Sperre.'},
        default: {en: '300 seconds (5 minutes)', de: '300 Sekunden (5 Minuten)'},
        allowed: wholeSeconds,
      },
      {
        key: 'lockoutMultiplicator',
        label: {en: 'Multiplicator', de: 'Multiplikator'},
        meaning: {
          en: 'Each additional attempt during a lockout makes it longer by this factor.',
          de: 'Jeder weitere Versuch während einer Sperre verlängert sie um diesen Faktor.',
        },
        default: {en: '1.2', de: '1,2'},
        allowed: factor,
        effect: {en: 'At most one year.', de: 'Höchstens ein Jahr.'},
      },
    ],
  },
  proofOfWork: {
    anchor: 'proof-of-work',
    caption: {en: 'Proof of Work mechanism', de: 'Arbeitsnachweis-Mechanismus'},
    since: '1.3',
    acts: {
      en: 'opening (task) and ticking (check)',
      de: 'Öffnen (Aufgabe) und Anhaken (Prüfung)',
    },
    stops: {
      en: 'Mass sending: every form costs computing time',
      de: 'Massenversand: Jedes Formular kostet Rechenzeit',
    },
    exempt: true,
    settings: [
      enable('proofOfWorkActive', 'Enable proof of work', 'Arbeitsnachweis aktivieren'),
      {
        key: 'proofOfWorkComplexity',
        label: {en: 'Complexity', de: 'Komplexität'},
        meaning: {
          en: 'Digits of the largest number that the browser may have to try: 5 means 1 to 99,999.',
          de: 'Stellen der größten Zahl, die der Browser durchprobieren muss: 5 heißt 1 bis 99.999.',
        },
        default: same('5'),
        allowed: {en: '2 to 7', de: '2 bis 7'},
      },
      {
        key: 'proofOfWorkDynamicComplexityActive',
        label: {en: 'Enable dynamic complexity', de: 'Dynamische Komplexität aktivieren'},
        meaning: {
          en: 'The largest number grows evenly with the requests in the time frame.',
          de: 'Die größte Zahl wächst gleichmäßig mit den Anfragen im Zeitraum.',
        },
        default: on,
      },
      {
        key: 'proofOfWorkDynamicComplexityMaxComplexity',
        label: {en: 'Maximum complexity', de: 'Maximale Komplexität'},
        meaning: {
          en: 'The highest complexity that the dynamic part reaches.',
          de: 'Komplexität, die der dynamische Teil höchstens erreicht.',
        },
        default: same('7'),
        allowed: {
          en: '2 to 7, not below the complexity',
          de: '2 bis 7, nicht unter der Komplexität',
        },
      },
      {
        key: 'proofOfWorkDynamicComplexityNumberOfSubmissions',
        label: {
          en: 'Number of submissions to reach maximum complexity',
          de: 'Anzahl der Einsendungen zum Erreichen der maximalen Komplexität',
        },
        meaning: {
          en: 'With this many opened forms in the time frame, the maximum is reached.',
          de: 'Bei so vielen geöffneten Formularen im Zeitraum ist das Maximum erreicht.',
        },
        default: same('30'),
        allowed: {en: 'whole number from 1', de: 'ganze Zahl ab 1'},
        effect: {
          en: 'Never enter 0: each form then ends with HTTP 500.',
          de: 'Nie 0 eingeben: Jedes Formular endet dann mit HTTP 500.',
        },
      },
      timeFrame(
        'proofOfWorkDynamicComplexityTimeFrame',
        300,
        'Period in which requests are counted.',
        'Zeitraum, in dem Anfragen gezählt werden.',
      ),
      {
        key: 'proofOfWorkDynamicComplexityBasedOnIpAddress',
        label: {en: 'Based on IP address', de: 'Basierend auf der IP-Adresse'},
        meaning: {
          en: 'On: counts the requests of this IP address. Off: of all visitors of the project.',
          de: 'An: zählt die Anfragen dieser IP-Adresse. Aus: aller Besucher des Projekts.',
        },
        default: on,
      },
    ],
  },
  equalSubmissions: {
    anchor: 'equal-submissions',
    caption: {en: 'Block equal submissions', de: 'Gleiche Einsendungen blockieren'},
    since: '1.2',
    acts: verifying,
    stops: {
      en: 'The same content sent again and again',
      de: 'Denselben Inhalt, der immer wieder gesendet wird',
    },
    exempt: false,
    settings: [
      enable(
        'equalSubmissionsActive',
        'Enable block equal submissions',
        'Blockieren gleicher Einsendungen aktivieren',
      ),
      {
        key: 'equalSubmissionsNumberOfEqualSubmissions',
        label: {
          en: 'Number of allowed equal submissions',
          de: 'Anzahl erlaubter gleicher Einsendungen',
        },
        meaning: {
          en: 'Allowed submissions with the same form data, the current one included.',
          de: 'Erlaubte Einsendungen mit denselben Formulardaten, die aktuelle eingeschlossen.',
        },
        default: same('3'),
        allowed: {en: 'whole number from 1', de: 'ganze Zahl ab 1'},
        effect: {
          en: 'With 0, every submission is refused.',
          de: 'Mit 0 wird jede Einsendung abgelehnt.',
        },
      },
      timeFrame(
        'equalSubmissionsTimeFrame',
        300,
        'Period in which submissions are compared.',
        'Zeitraum, in dem Einsendungen verglichen werden.',
      ),
      {
        key: 'equalSubmissionsBasedOnIpAddress',
        label: {en: 'Based on IP address', de: 'Basierend auf der IP-Adresse'},
        meaning: {
          en: 'On: compares submissions of the same IP address. Off: of all visitors.',
          de: 'An: vergleicht Einsendungen derselben IP-Adresse. Aus: aller Besucher.',
        },
        default: on,
      },
    ],
  },
  ipAllowList: {
    anchor: 'ip-allow-list',
    caption: {en: 'IP allow list', de: 'Liste der erlaubten IP-Adressen'},
    acts: {en: 'opening and ticking', de: 'Öffnen und Anhaken'},
    stops: {
      en: 'Nothing: exempts your own addresses from four of the features',
      de: 'Nichts: nimmt eigene Adressen von vier der Funktionen aus',
    },
    settings: [
      {
        key: 'ipAllowList',
        label: {
          en: 'Always allowed IP addresses and subnets',
          de: 'Immer erlaubte IP-Adressen und Subnetze',
        },
        meaning: {
          en: 'IPv4 or IPv6 addresses and subnets in CIDR notation, every prefix length.',
          de: 'IPv4- oder IPv6-Adressen und Subnetze in CIDR-Schreibweise, jede Präfixlänge.',
        },
        default: empty,
        allowed: {
          en: 'one per line, or separated by commas; no spaces; a single IPv6 address in its short form (`2001:db8::1`)',
          de: 'eine je Zeile oder durch Kommas getrennt; keine Leerzeichen; eine einzelne IPv6-Adresse in der Kurzform (`2001:db8::1`)',
        },
        effect: {
          en: 'An entry with a typo has no effect, without a message.',
          de: 'Einträge mit Tippfehlern bleiben wirkungslos, ohne Meldung.',
        },
      },
    ],
  },
} as const satisfies Record<string, SecurityFeature>;
