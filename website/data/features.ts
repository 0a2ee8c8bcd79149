import type {Localized} from './localized';
import {privacy} from './privacy';

export type FeatureGroup = 'detection' | 'security' | 'box' | 'team' | 'connect' | 'privacy';

export interface Feature {
  readonly id: string;
  readonly group: FeatureGroup;
  readonly name: Localized;
  readonly text: Localized;
  /** First version that has it; left out where it is older than 1.1 or not recorded. */
  readonly since?: string;
  readonly page: string;
}

/** What mosparo can do, and where to read about it. */
export const features: readonly Feature[] = [
  {
    id: 'field-rules',
    group: 'detection',
    name: {en: 'Field rules', de: 'Feldregeln'},
    text: {
      en: '8 rule types with 14 item types: words, email addresses, domains, websites, IP addresses, providers, user agents, Unicode blocks.',
      de: '8 Regeltypen mit 14 Eintragstypen: Wörter, E-Mail-Adressen, Domains, Websites, IP-Adressen, Anbieter, User-Agents, Unicode-Blöcke.',
    },
    page: '/docs/usage/rules',
  },
  {
    id: 'item-types',
    group: 'detection',
    name: {en: 'Exact word and entire field', de: 'Ganzes Wort und ganzes Feld'},
    text: {
      en: 'Two more item types of the word rule.',
      de: 'Zwei weitere Eintragstypen der Wort-Regel.',
    },
    since: '1.4.10',
    page: '/docs/usage/rule_types#overview',
  },
  {
    id: 'submission-rules',
    group: 'detection',
    name: {en: 'Submission rules', de: 'Einsenderegeln'},
    text: {
      en: 'Check all fields together, for example for random values.',
      de: 'Untersuchen alle Felder gemeinsam, etwa auf Zufallswerte.',
    },
    since: '1.5',
    page: '/docs/usage/submission_rules#submission-rules',
  },
  {
    id: 'rule-packages',
    group: 'detection',
    name: {en: 'Rule packages', de: 'Regelpakete'},
    text: {
      en: 'Rules from other sources: automatically from a URL or a file, manually by command line or API.',
      de: 'Regeln aus anderen Quellen: automatisch von einer URL oder aus einer Datei, manuell über Kommandozeile oder API.',
    },
    page: '/docs/usage/rule_packages',
  },
  {
    id: 'ratings',
    group: 'detection',
    name: {en: 'Points instead of yes or no', de: 'Punkte statt Ja oder Nein'},
    text: {
      en: 'Every match gives points, even negative ones. You set the limit.',
      de: 'Jeder Treffer gibt Punkte, auch negative. Den Grenzwert bestimmen Sie.',
    },
    page: '/docs/usage/rating#rating',
  },
  {
    id: 'rating-details',
    group: 'detection',
    name: {en: 'Reasons for every decision', de: 'Gründe für jede Entscheidung'},
    text: {
      en: 'A submission shows which items matched where, with their points.',
      de: 'Eine Einsendung zeigt, welche Einträge wo passten, mit ihren Punkten.',
    },
    page: '/docs/usage/submissions#rating-details',
  },
  {
    id: 'geoip',
    group: 'detection',
    name: {en: 'Provider and country (GeoIP2)', de: 'Anbieter und Land (GeoIP2)'},
    text: {
      en: 'Optional databases on your server, for rules and security guidelines.',
      de: 'Optionale Datenbanken auf dem eigenen Server, für Regeln und Sicherheitsrichtlinien.',
    },
    page: '/docs/administration/geoip',
  },
  {
    id: 'minimum-time',
    group: 'security',
    name: {en: 'Minimum time', de: 'Mindestzeit'},
    text: {
      en: 'Refuses forms that were sent faster than a person can fill them in.',
      de: 'Lehnt Formulare ab, die schneller geschickt wurden, als ein Mensch sie ausfüllen kann.',
    },
    page: '/docs/usage/security#minimum-time',
  },
  {
    id: 'honeypot',
    group: 'security',
    name: {en: 'Honeypot field', de: 'Honeypot-Feld'},
    text: {
      en: 'A field outside the visible page that bots fill in and people do not see.',
      de: 'Ein Feld außerhalb der sichtbaren Seite, das Bots ausfüllen und Menschen nicht sehen.',
    },
    page: '/docs/usage/security#honeypot',
  },
  {
    id: 'delay-lockout',
    group: 'security',
    name: {en: 'Request delay and IP lockout', de: 'Anfrageverzögerung und IP-Sperre'},
    text: {
      en: 'Slow down or lock out an IP address that opens forms too often.',
      de: 'Bremsen oder sperren eine IP-Adresse, die zu oft Formulare öffnet.',
    },
    page: '/docs/usage/security#request-delay',
  },
  {
    id: 'proof-of-work',
    group: 'security',
    name: {en: 'Proof of work', de: 'Arbeitsnachweis'},
    text: {
      en: 'The browser solves a calculation that grows with the number of opened forms. Needs HTTPS.',
      de: 'Der Browser löst eine Rechenaufgabe, die mit der Zahl geöffneter Formulare wächst. Benötigt HTTPS.',
    },
    since: '1.3',
    page: '/docs/usage/security#proof-of-work',
  },
  {
    id: 'equal-submissions',
    group: 'security',
    name: {en: 'Block equal submissions', de: 'Gleiche Einsendungen blockieren'},
    text: {
      en: 'Refuses content that is sent too often.',
      de: 'Lehnt denselben Inhalt ab, wenn er zu oft kommt.',
    },
    since: '1.2',
    page: '/docs/usage/security#equal-submissions',
  },
  {
    id: 'ip-allow-list',
    group: 'security',
    name: {en: 'IP allow list', de: 'Liste der erlaubten IP-Adressen'},
    text: {
      en: 'Exempts your own addresses from delay, lockout, honeypot and proof of work.',
      de: 'Nimmt eigene Adressen von Verzögerung, Sperre, Honeypot und Arbeitsnachweis aus.',
    },
    page: '/docs/usage/security#ip-allow-list',
  },
  {
    id: 'guidelines',
    group: 'security',
    name: {en: 'Security guidelines by origin', de: 'Sicherheitsrichtlinien nach Herkunft'},
    text: {
      en: 'Other settings for certain subnets, countries or providers; by page, action or ID of the form since 1.5.',
      de: 'Andere Einstellungen für bestimmte Subnetze, Länder oder Anbieter; seit 1.5 auch nach Seite, Aktion oder ID des Formulars.',
    },
    since: '1.1',
    page: '/docs/usage/guidelines',
  },
  {
    id: 'checkbox',
    group: 'box',
    name: {en: 'One checkbox', de: 'Ein Kästchen'},
    text: {
      en: 'Usable with mouse, touch, keyboard and screen reader. No puzzle, no picture, no sound.',
      de: 'Bedienbar mit Maus, Touchscreen, Tastatur und Screenreader. Kein Rätsel, kein Bild, kein Ton.',
    },
    page: '/docs/about/introduction#accessibility',
  },
  {
    id: 'invisible',
    group: 'box',
    name: {en: 'Invisible mode', de: 'Unsichtbarer Modus'},
    text: {
      en: 'No box at all: the check runs when the form is submitted.',
      de: 'Gar keine Box: Die Prüfung läuft beim Absenden des Formulars.',
    },
    page: '/docs/usage/design#design-invisible',
  },
  {
    id: 'design',
    group: 'box',
    name: {en: 'Design', de: 'Darstellung'},
    text: {
      en: 'Three modes, three sizes, colors for every state, contrast values (WCAG AA and AAA). Since 1.4 checkbox radius and border, since 1.5 font size and line height.',
      de: 'Drei Arten, drei Größen, Farben für jeden Zustand, Kontrastwerte (WCAG AA und AAA). Seit 1.4 Radius und Rahmen des Kästchens, seit 1.5 Schriftgröße und Zeilenhöhe.',
    },
    page: '/docs/usage/design',
  },
  {
    id: 'languages',
    group: 'box',
    name: {en: '40 languages', de: '40 Sprachen'},
    text: {
      en: 'The texts of the box follow the browser or the website.',
      de: 'Die Texte der Box folgen dem Browser oder der Website.',
    },
    page: '/docs/usage/box_texts#language',
  },
  {
    id: 'custom-texts',
    group: 'box',
    name: {en: 'Your own texts', de: 'Eigene Texte'},
    text: {
      en: 'Replace each text by language, or add a language that mosparo does not ship.',
      de: 'Jeden Text je Sprache ersetzen oder eine Sprache ergänzen, die mosparo nicht enthält.',
    },
    since: '1.5',
    page: '/docs/usage/box_texts#translations',
  },
  {
    id: 'multi-step',
    group: 'box',
    name: {en: 'Multi-step forms', de: 'Mehrstufige Formulare'},
    text: {
      en: 'All steps are checked together at the end.',
      de: 'Alle Schritte werden am Ende gemeinsam geprüft.',
    },
    since: '1.5',
    page: '/docs/integration/multi_step#multi-step',
  },
  {
    id: 'projects',
    group: 'team',
    name: {en: 'Many projects', de: 'Viele Projekte'},
    text: {
      en: 'Any number of websites, each project with its own rules, keys and design; in groups since 1.3.',
      de: 'Beliebig viele Websites, jedes Projekt mit eigenen Regeln, Schlüsseln und eigener Darstellung; seit 1.3 in Gruppen.',
    },
    page: '/docs/usage/projects',
  },
  {
    id: 'roles',
    group: 'team',
    name: {en: 'Users and roles', de: 'Benutzer und Rollen'},
    text: {
      en: 'Reader, Editor and Owner in a project; administrators for the installation.',
      de: 'Leser, Bearbeiter und Besitzer im Projekt; Administratoren für die Installation.',
    },
    page: '/docs/administration/users',
  },
  {
    id: 'two-factor',
    group: 'team',
    name: {en: 'Two-factor login', de: 'Anmeldung mit zweitem Faktor'},
    text: {
      en: 'One-time codes from an app, optional for every user.',
      de: 'Einmalcodes aus einer App, freiwillig für jede Person.',
    },
    page: '/docs/account/two_factor_authentication',
  },
  {
    id: 'dashboard',
    group: 'team',
    name: {en: 'Dashboard', de: 'Übersicht'},
    text: {
      en: 'Charts of valid and spam submissions, since 1.1 for up to two years, since 1.5 also of delayed and blocked requests.',
      de: 'Diagramme zu gültigen Einsendungen und Spam, seit 1.1 für bis zu zwei Jahre, seit 1.5 auch zu verzögerten und blockierten Anfragen.',
    },
    page: '/docs/usage/dashboard',
  },
  {
    id: 'interface-languages',
    group: 'team',
    name: {en: 'Interface in your language', de: 'Oberfläche in Ihrer Sprache'},
    text: {
      en: 'English and German complete, others in part. Light and dark colors.',
      de: 'Englisch und Deutsch vollständig, weitere teilweise. Helle und dunkle Farben.',
    },
    page: '/docs/account/user_settings',
  },
  {
    id: 'import-export',
    group: 'team',
    name: {en: 'Export and import', de: 'Export und Import'},
    text: {
      en: 'Copy the settings and rules of a project to another one.',
      de: 'Einstellungen und Regeln eines Projekts in ein anderes übernehmen.',
    },
    page: '/docs/usage/tools#export',
  },
  {
    id: 'throughput',
    group: 'team',
    name: {en: 'Throughput statistics', de: 'Durchsatzstatistiken'},
    text: {
      en: 'Traffic, active delays and lockouts, for administrators.',
      de: 'Verkehr, aktive Verzögerungen und Sperren, für Administratoren.',
    },
    since: '1.5',
    page: '/docs/administration/system',
  },
  {
    id: 'verification',
    group: 'connect',
    name: {en: 'Verification by your backend', de: 'Verifizierung durch Ihr Backend'},
    text: {
      en: 'Signed requests, and each token works once.',
      de: 'Signierte Anfragen, und jeder Token gilt einmal.',
    },
    page: '/docs/api/verification',
  },
  {
    id: 'plugins',
    group: 'connect',
    name: {en: 'Plugins and API clients', de: 'Plugins und API-Clients'},
    text: {
      en: 'Ready-made for WordPress, TYPO3, Drupal and others; client libraries for PHP, JavaScript, Python, .NET and Java.',
      de: 'Fertig für WordPress, TYPO3, Drupal und weitere; Client-Bibliotheken für PHP, JavaScript, Python, .NET und Java.',
    },
    page: '/docs/integration/with_plugins',
  },
  {
    id: 'apis',
    group: 'connect',
    name: {en: 'APIs and command line', de: 'APIs und Kommandozeile'},
    text: {
      en: 'Frontend, verification, statistic, rule package and health API; commands for cron jobs and automation.',
      de: 'Frontend-, Verifizierungs-, Statistik-, Regelpaket- und Health-API; Befehle für Cronjobs und Automatisierung.',
    },
    page: '/docs/cli',
  },
  {
    id: 'debugging',
    group: 'connect',
    name: {
      en: 'API debug mode and verification simulation',
      de: 'API-Debugging-Modus und Verifizierungs-Simulation',
    },
    text: {
      en: 'Show why a request failed, and every value mosparo expects.',
      de: 'Zeigen, warum eine Anfrage scheiterte, und jeden Wert, den mosparo erwartet.',
    },
    since: '1.1',
    page: '/docs/integration/fix_verification#debug',
  },
  {
    id: 'silent-mode',
    group: 'connect',
    name: {en: 'Silent mode', de: 'Stiller Modus'},
    text: {
      en: 'The box does not refuse spam; your backend decides. Delay and lockout still apply.',
      de: 'Die Box weist Spam nicht ab; Ihr Backend entscheidet. Verzögerung und Sperre gelten weiter.',
    },
    since: '1.5',
    page: '/docs/usage/settings#silent-mode',
  },
  {
    id: 'metadata',
    group: 'connect',
    name: {en: 'Metadata and spam data', de: 'Metadaten und Spam-Daten'},
    text: {
      en: 'Store your own values with a submission; get rating and limit with the verification.',
      de: 'Eigene Werte zur Einsendung ablegen; Bewertung und Grenzwert mit der Verifizierung erhalten.',
    },
    since: '1.5',
    page: '/docs/api/verification',
  },
  {
    id: 'self-hosted',
    group: 'privacy',
    name: {en: 'On your own server', de: 'Auf dem eigenen Server'},
    text: privacy.recipients,
    page: '/docs/about/data_processing',
  },
  {
    id: 'no-cookie',
    group: 'privacy',
    name: {en: 'No cookie, no tracking', de: 'Kein Cookie, kein Tracking'},
    text: privacy.device,
    page: '/docs/about/data_processing#visitor-side',
  },
  {
    id: 'encryption',
    group: 'privacy',
    name: {en: 'Encryption in the database', de: 'Verschlüsselung in der Datenbank'},
    text: privacy.storage,
    page: '/docs/about/data_processing#encryption',
  },
  {
    id: 'deletion',
    group: 'privacy',
    name: {en: 'Automatic deletion', de: 'Automatische Löschung'},
    text: privacy.retention,
    page: '/docs/administration/cleanup_statistic#what',
  },
];
