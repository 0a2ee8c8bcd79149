import {cause, entry, type ErrorEntry} from './types';

/** What the settings of a project refuse to save. */
export const projectSettingErrors: readonly ErrorEntry[] = [
  entry('host-protocol', {
    place: 'settings',
    message: [
      'This host contains a protocol. Please enter the host without protocol (for example, example.com instead of https://example.com).',
      'Dieser Host enthält ein Protokoll. Bitte geben Sie den Host ohne Protokoll ein (zum Beispiel example.com anstelle von https://example.com).',
    ],
    meaning: [
      'An entry of the hosts begins with `http://` or `https://`. Nothing is saved until it is corrected.',
      'Ein Eintrag der Hosts beginnt mit `http://` oder `https://`. Gespeichert wird erst, wenn er berichtigt ist.',
    ],
    causes: [
      cause(
        [
          'The address of the website was pasted as a whole.',
          'Die Adresse der Website wurde im Ganzen eingefügt.',
        ],
        [
          'Enter host name and port only: `www.example.com`, `localhost:8080`. See [hosts](/docs/usage/settings#hosts).',
          'Tragen Sie nur Hostname und Port ein: `www.example.com`, `localhost:8080`. Siehe [Hosts](/docs/usage/settings#hosts).',
        ],
      ),
    ],
  }),
  entry('host-characters', {
    place: 'settings',
    message: [
      'This host contains invalid characters. In this field, only characters (a-z), numbers (0-9), dashes, dots, colons, and the star (*) are allowed.',
      'Dieser Host enthält mindestens ein ungültiges Zeichen. In diesem Feld sind nur Buchstaben (a-z), Zahlen (0-9), Bindestriche, Punkte, Doppelpunkte und der Stern (*) erlaubt.',
    ],
    meaning: [
      'An entry of the hosts has a character that no host name has.',
      'Ein Eintrag der Hosts enthält ein Zeichen, das in keinem Hostnamen vorkommt.',
    ],
    causes: [
      cause(
        [
          'A path, a slash at the end, a capital letter or a space.',
          'Ein Pfad, ein Schrägstrich am Ende, ein großer Buchstabe oder ein Leerzeichen.',
        ],
        ['Leave it out; write small letters.', 'Lassen Sie es weg; schreiben Sie klein.'],
      ),
      cause(
        ['A domain with umlauts or accents.', 'Eine Domain mit Umlauten oder Akzenten.'],
        [
          'Write it in Punycode, as browsers send it: `xn--…`.',
          'Schreiben Sie sie in Punycode, wie Browser sie senden: `xn--…`.',
        ],
      ),
    ],
  }),
  entry('honeypot-name', {
    place: 'settings',
    message: [
      'Please use only letters, numbers and the dash sign (-).',
      'Bitte benutzen Sie nur Buchstaben, Zahlen und den Bindestrich (-).',
    ],
    meaning: [
      'The name of the honeypot field has another character, for example a space or `_`.',
      'Der Name des Honeypot-Felds enthält ein anderes Zeichen, etwa ein Leerzeichen oder `_`.',
    ],
    causes: [
      cause(
        [
          'A name in the style of your own fields was chosen.',
          'Es wurde ein Name nach Art der eigenen Felder gewählt.',
        ],
        [
          'Use letters, digits and dashes, and a name that no field of your forms has. See [honeypot](/docs/usage/settings#honeypot).',
          'Verwenden Sie Buchstaben, Ziffern und Bindestriche und einen Namen, den kein Feld Ihrer Formulare trägt. Siehe [Honeypot](/docs/usage/settings#honeypot).',
        ],
      ),
    ],
  }),
  entry('list-item', {
    place: 'settings',
    message: [
      "The item '…' is not a valid IP address or subnet.",
      'Der Eintrag „…“ ist keine gültige IP-Adresse bzw. kein gültiges Subnetz.',
    ],
    also: [
      [
        "The item '%item%' is not a valid IP address or subnet.",
        'Der Eintrag „%item“ ist keine gültige IP-Adresse bzw. kein gültiges Subnetz.',
      ],
    ],
    meaning: [
      'A line of an allow list is neither an IP address nor a subnet. In German, the message shows `%item` instead of the line.',
      'Eine Zeile einer Liste erlaubter Adressen ist weder IP-Adresse noch Subnetz. Auf Deutsch zeigt die Meldung `%item` anstelle der Zeile.',
    ],
    causes: [
      cause(
        [
          'A host name, a space, an empty line, or `/` without a number.',
          'Ein Hostname, ein Leerzeichen, eine leere Zeile oder `/` ohne Zahl.',
        ],
        [
          'Write one address or subnet a line: `203.0.113.7`, `2001:db8::/32`.',
          'Schreiben Sie eine Adresse oder ein Subnetz je Zeile: `203.0.113.7`, `2001:db8::/32`.',
        ],
      ),
    ],
  }),
  entry('guideline-criterion', {
    place: 'settings',
    message: [
      'The security guideline requires at least one criterion.',
      'Die Sicherheitsleitlinie benötigt mindestens ein Kriterium.',
    ],
    meaning: [
      'A security guideline says for whom or which form it applies; this one says nothing.',
      'Eine Sicherheitsrichtlinie sagt, für wen oder welches Formular sie gilt; diese sagt nichts.',
    ],
    causes: [
      cause(
        ['All criteria are empty.', 'Alle Kriterien sind leer.'],
        [
          'Add a subnet, a country, an AS number, an address or a form id. See [security guidelines](/docs/usage/settings#guidelines).',
          'Ergänzen Sie ein Subnetz, ein Land, eine AS-Nummer, eine Adresse oder eine Formular-ID. Siehe [Sicherheitsrichtlinien](/docs/usage/settings#guidelines).',
        ],
      ),
    ],
  }),
  entry('locale-format', {
    place: 'settings',
    message: [
      'Please specify the locale in the correct format. Enter a two-character language code or a combination of the two-character language code together with the country code.',
      'Bitte geben Sie die Ländereinstellung im richtigen Format an. Geben Sie einen zweistelligen Sprachcode oder eine Kombination aus dem zweistelligen Sprachcode und dem Ländercode ein.',
    ],
    meaning: [
      'The locale of a translation of the project has another form than `en` or `en_US`.',
      'Die Ländereinstellung einer Übersetzung des Projekts hat eine andere Form als `en` oder `en_US`.',
    ],
    causes: [
      cause(
        [
          'The name of the language, or a hyphen: `German`, `de-CH`.',
          'Der Name der Sprache oder ein Bindestrich: `German`, `de-CH`.',
        ],
        ['Write `de` or `de_CH`.', 'Schreiben Sie `de` oder `de_CH`.'],
      ),
    ],
  }),
];
