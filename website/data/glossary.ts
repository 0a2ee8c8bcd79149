import type {Localized} from './localized';

export interface GlossaryEntry {
  readonly term: Localized;
  /** Plain text, because the explanation of a term has no room for markup. */
  readonly definition: Localized;
  /** Other names of the same thing, in the interface or in everyday language. */
  readonly also?: Localized;
  /** The page that says everything about it. */
  readonly page?: string;
}

function entry(
  en: string,
  de: string,
  definition: Localized,
  more: Pick<GlossaryEntry, 'also' | 'page'> = {},
): GlossaryEntry {
  return {term: {en, de}, definition, ...more};
}

/** One term for one thing. Pages explain a term with `<Term id="…">…</Term>`. */
export const glossary = {
  // Projects
  project: entry(
    'Project',
    'Projekt',
    {
      en: 'Container for settings, rules, keys and statistics. One project can serve many websites and forms.',
      de: 'Behälter für Einstellungen, Regeln, Schlüssel und Statistiken. Ein Projekt kann viele Websites und Formulare bedienen.',
    },
    {page: '/docs/usage/projects'},
  ),
  'project-group': entry(
    'Project group',
    'Projektgruppe',
    {
      en: 'Folder for projects. Groups can be nested and do not grant any rights.',
      de: 'Ordner für Projekte; Gruppen lassen sich verschachteln. Eine Gruppe verleiht niemandem Rechte.',
    },
    {page: '/docs/usage/projects#groups'},
  ),
  'project-role': entry(
    'Project role',
    'Projektrolle',
    {
      en: 'What a member may do in a project: Reader, Editor or Owner. Administrators are owners in every project.',
      de: 'Was ein Mitglied in einem Projekt darf: Leser, Bearbeiter oder Besitzer. Administratoren sind in jedem Projekt Besitzer.',
    },
    {page: '/docs/usage/settings#project-members'},
  ),
  hosts: entry(
    'Hosts',
    'Hosts',
    {
      en: 'The names of the websites whose visitors may use the box of a project.',
      de: 'Die Namen der Websites, deren Besucher die Box eines Projekts verwenden dürfen.',
    },
    {page: '/docs/usage/settings#hosts'},
  ),
  'connection-details': entry(
    'Connection details',
    'Verbindungsdetails',
    {
      en: 'The four values that connect a website with a project: host, unique identification number, public and private key.',
      de: 'Die vier Werte, die eine Website mit einem Projekt verbinden: Host, eindeutige Identifikationsnummer, öffentlicher und geheimer Schlüssel.',
    },
    {page: '/docs/usage/settings#connection'},
  ),
  uuid: entry(
    'Unique identification number',
    'Eindeutige Identifikationsnummer',
    {
      en: 'Identifier of a project, used in the names of its stylesheet and CSS class. It never changes.',
      de: 'Nummer eines Projekts, nach der sein Stylesheet und seine CSS-Klasse benannt sind. Sie ändert sich nie.',
    },
    {also: {en: 'UUID', de: 'UUID'}, page: '/docs/usage/settings#connection'},
  ),
  'public-key': entry(
    'Public key',
    'Öffentlicher Schlüssel',
    {
      en: 'Identifies a project in requests to the API. It is not secret.',
      de: 'Bezeichnet ein Projekt in Anfragen an die API. Ihn darf jeder sehen.',
    },
    {page: '/docs/usage/settings#connection'},
  ),
  'private-key': entry(
    'Private key',
    'Geheimer Schlüssel',
    {
      en: 'Secret of a project that the backend uses to sign its requests. It never belongs in a web page.',
      de: 'Geheimnis eines Projekts, mit dem das Backend seine Anfragen signiert. Er gehört nie in eine Webseite.',
    },
    {
      also: {en: 'secret key', de: 'privater Schlüssel, Private Key'},
      page: '/docs/usage/settings#connection',
    },
  ),

  // The box and the three moments
  box: entry(
    'Box',
    'Box',
    {
      en: 'What visitors see of mosparo: a checkbox with a text that a script adds to the form.',
      de: 'Was Besucher von mosparo sehen: ein Kästchen mit Text, das ein Skript in das Formular einbaut.',
    },
    {
      also: {en: 'mosparo box, checkbox', de: 'mosparo-Box, Kästchen'},
      page: '/docs/usage/design',
    },
  ),
  'submit-token': entry(
    'Submit token',
    'Absende-Token',
    {
      en: 'One-time token that mosparo issues when a form is opened. It is sent with the form and can be verified once.',
      de: 'Token für einmaligen Gebrauch, den mosparo beim Öffnen eines Formulars ausstellt. Er wird mit dem Formular gesendet und lässt sich genau einmal verifizieren.',
    },
    {
      also: {en: '_mosparo_submitToken', de: 'Einsende-Code, Einsendecode, _mosparo_submitToken'},
      page: '/docs/about/how_it_works#token',
    },
  ),
  check: entry(
    'Check',
    'Prüfung',
    {
      en: 'The second moment: the browser sends the field values, and mosparo decides whether they are spam.',
      de: 'Der zweite Moment: Der Browser schickt die Feldwerte, und mosparo entscheidet, ob sie Spam sind.',
    },
    {
      also: {en: 'validation, check-form-data', de: 'Validierung, check-form-data'},
      page: '/docs/about/how_it_works#check',
    },
  ),
  'validation-token': entry(
    'Validation token',
    'Validierungscode',
    {
      en: 'Second token, which mosparo issues when the form data passed the check.',
      de: 'Zweiter Token, den mosparo ausstellt, wenn die Formulardaten die Prüfung bestanden haben.',
    },
    {
      also: {
        en: '_mosparo_validationToken',
        de: 'Validierungs-Token, _mosparo_validationToken',
      },
      page: '/docs/about/how_it_works#check',
    },
  ),
  verification: entry(
    'Verification',
    'Verifizierung',
    {
      en: 'The third moment: the backend of the website asks mosparo whether a submitted form is genuine.',
      de: 'Der dritte Moment: Das Website-Backend fragt mosparo, ob ein abgesendetes Formular echt ist.',
    },
    {
      also: {en: 'server-side verification, verify', de: 'Überprüfung, verify'},
      page: '/docs/about/how_it_works#verification',
    },
  ),
  signature: entry(
    'Signature',
    'Signatur',
    {
      en: 'Checksum made with the private key (HMAC-SHA256). It proves that a request comes unchanged from your backend.',
      de: 'Prüfsumme, gebildet mit dem geheimen Schlüssel (HMAC-SHA256). Sie belegt, dass eine Anfrage unverändert von Ihrem Backend stammt.',
    },
    {page: '/docs/api/signing#signing'},
  ),
  'website-backend': entry(
    'Backend of the website',
    'Website-Backend',
    {
      en: 'The program on your web server that receives the form. The backend of mosparo is the interface that you log in to.',
      de: 'Das Programm auf Ihrem Webserver, das das Formular entgegennimmt. Das Backend von mosparo ist dagegen die Oberfläche, in der Sie sich anmelden.',
    },
    {page: '/docs/integration/custom#performing-verification'},
  ),
  submission: entry(
    'Submission',
    'Einsendung',
    {
      en: 'One stored check of the data of a form. Every tick of the box creates one.',
      de: 'Eine gespeicherte Prüfung der Daten eines Formulars. Jedes Anhaken der Box erzeugt eine.',
    },
    {page: '/docs/usage/submissions'},
  ),
  'partial-submission': entry(
    'Partial submission',
    'Teileinsendung',
    {
      en: 'The stored fields of the earlier steps of a multi-step form, before the last step is checked.',
      de: 'Die gespeicherten Felder der früheren Schritte eines mehrstufigen Formulars, bevor der letzte Schritt geprüft wird.',
    },
    {page: '/docs/integration/multi_step#multi-step'},
  ),
  'ignored-field': entry(
    'Ignored field',
    'Ignoriertes Feld',
    {
      en: 'Form field whose value is never sent to mosparo, for example a password or a field that the website excludes.',
      de: 'Formularfeld, dessen Wert nie an mosparo gesendet wird, etwa ein Passwort oder ein Feld, das die Website ausnimmt.',
    },
    {page: '/docs/integration/ignored_fields'},
  ),
  metadata: entry(
    'Metadata',
    'Metadaten',
    {
      en: 'Additional values that the website stores with a submission. Rules never check them.',
      de: 'Zusätzliche Werte, die die Website mit einer Einsendung speichert. Regeln bewerten sie nie.',
    },
    {page: '/docs/usage/settings#advanced-settings'},
  ),

  // Rules and rating
  'field-rule': entry(
    'Field rule',
    'Feldregel',
    {
      en: 'Named list of items of one rule type that mosparo looks for in a submission.',
      de: 'Benannte Liste von Einträgen eines Regeltyps, nach denen mosparo in einer Einsendung sucht.',
    },
    {also: {en: 'rule (before 1.5)', de: 'Regel (vor 1.5)'}, page: '/docs/usage/rules'},
  ),
  'rule-type': entry(
    'Rule type',
    'Regeltyp',
    {
      en: 'What a field rule looks for, for example words, domains or IP addresses.',
      de: 'Wonach eine Feldregel sucht, zum Beispiel Wörter, Domains oder IP-Adressen.',
    },
    {page: '/docs/usage/rule_types'},
  ),
  item: entry(
    'Item',
    'Eintrag',
    {
      en: 'One value inside a field rule, with its item type and its rating.',
      de: 'Ein einzelner Wert in einer Feldregel, mit seinem Eintragstyp und seiner Bewertung.',
    },
    {also: {en: 'rule item', de: 'Regeleintrag'}, page: '/docs/usage/rules#items'},
  ),
  'item-type': entry(
    'Item type',
    'Eintragstyp',
    {
      en: 'How the value of an item is compared, for example as an exact word or as a regular expression.',
      de: 'Wie der Wert eines Eintrags verglichen wird, zum Beispiel als ganzes Wort oder als regulärer Ausdruck.',
    },
    {page: '/docs/usage/rule_types#overview'},
  ),
  'submission-rule': entry(
    'Submission rule',
    'Einsenderegel',
    {
      en: 'Built-in check of a submission as a whole.',
      de: 'Eingebaute Prüfung, die eine Einsendung als Ganzes betrachtet.',
    },
    {page: '/docs/usage/submission_rules#submission-rules'},
  ),
  'rule-package': entry(
    'Rule package',
    'Regelpaket',
    {
      en: 'Rules that come from outside the project and cannot be edited in it.',
      de: 'Regeln, die von außerhalb des Projekts kommen und darin nicht bearbeitet werden können.',
    },
    {
      also: {en: 'ruleset (before 1.4)', de: 'Regel-Paket, Regelset (vor 1.4)'},
      page: '/docs/usage/rule_packages',
    },
  ),
  rating: entry(
    'Rating',
    'Bewertung',
    {
      en: 'The points that an item gives when it matches, 1 by default. A negative rating takes points away.',
      de: 'Die Punkte, die ein Eintrag bei einem Treffer gibt, im Standard 1. Eine negative Bewertung zieht Punkte ab.',
    },
    {page: '/docs/usage/rating#rating'},
  ),
  'spam-rating-factor': entry(
    'Spam rating factor',
    'Spam-Bewertungsfaktor',
    {
      en: 'Multiplier for the ratings of a rule or a rule package.',
      de: 'Multiplikator für die Bewertungen einer Regel oder eines Regelpakets.',
    },
    {page: '/docs/usage/rating#rating'},
  ),
  'spam-rating': entry(
    'Spam rating',
    'Spam-Bewertung',
    {
      en: 'The points that a submission collected.',
      de: 'Die Punkte, die eine Einsendung gesammelt hat.',
    },
    {page: '/docs/usage/rating#rating'},
  ),
  'spam-score': entry(
    'Spam score',
    'Spam-Grenzwert',
    {
      en: 'The limit: a submission whose rating reaches it is spam. The default is 5.',
      de: 'Die Grenze: Eine Einsendung, deren Bewertung sie erreicht, ist Spam. Standard: 5.',
    },
    {page: '/docs/usage/rating#rating'},
  ),
  status: entry(
    'Status',
    'Status',
    {
      en: 'Switch of a project. An inactive project rates submissions but refuses none for its points.',
      de: 'Schalter eines Projekts. Ein inaktives Projekt bewertet Einsendungen, lehnt aber keine wegen ihrer Punkte ab.',
    },
    {page: '/docs/usage/settings#status'},
  ),
  'false-positive': entry(
    'False positive',
    'Fehlalarm',
    {
      en: 'A genuine message that was refused as spam.',
      de: 'Eine echte Nachricht, die als Spam abgelehnt wurde.',
    },
    {
      also: {en: 'wrongly refused message', de: 'falsch-positive Erkennung'},
      page: '/docs/usage/submissions#wrongly-refused',
    },
  ),

  // Security features
  'request-delay': entry(
    'Request delay',
    'Anfrageverzögerung',
    {
      en: 'Security feature: an IP address that opens forms too often must wait for its next submit token.',
      de: 'Sicherheitsfunktion: Eine IP-Adresse, die zu oft Formulare öffnet, muss auf ihren nächsten Absende-Token warten.',
    },
    {
      also: {en: 'Request delaying', de: 'Verzögerung'},
      page: '/docs/usage/security#request-delay',
    },
  ),
  lockout: entry(
    'IP lockout',
    'IP-Sperre',
    {
      en: 'Security feature: an IP address that opens forms far too often is refused for some time.',
      de: 'Sicherheitsfunktion: Eine IP-Adresse, die viel zu oft Formulare öffnet, wird eine Zeit lang abgewiesen.',
    },
    {page: '/docs/usage/security#ip-lockout'},
  ),
  honeypot: entry(
    'Honeypot field',
    'Honeypot-Feld',
    {
      en: 'Hidden form field that people leave empty and many bots fill in.',
      de: 'Verstecktes Formularfeld, das Menschen leer lassen und viele Bots ausfüllen.',
    },
    {page: '/docs/usage/security#honeypot'},
  ),
  'proof-of-work': entry(
    'Proof of work',
    'Arbeitsnachweis',
    {
      en: 'Small calculation that the browser must solve before the form can be checked.',
      de: 'Kleine Rechenaufgabe, die der Browser lösen muss, bevor das Formular geprüft werden kann.',
    },
    {also: {en: 'PoW', de: 'Proof of Work'}, page: '/docs/usage/security#proof-of-work'},
  ),
  'minimum-time': entry(
    'Minimum time',
    'Mindestzeit',
    {
      en: 'Security feature: the minimum number of seconds between the issue of the submit token and the verification.',
      de: 'Sicherheitsfunktion: So viele Sekunden müssen zwischen der Ausgabe des Absende-Tokens und der Verifizierung mindestens vergehen.',
    },
    {page: '/docs/usage/security#minimum-time'},
  ),
  'equal-submissions': entry(
    'Equal submissions',
    'Gleiche Einsendungen',
    {
      en: 'Security feature: refuses a form whose content was sent too often within a time frame.',
      de: 'Sicherheitsfunktion: lehnt ein Formular ab, dessen Inhalt innerhalb eines Zeitraums zu oft geschickt wurde.',
    },
    {page: '/docs/usage/security#equal-submissions'},
  ),
  'ip-allow-list': entry(
    'IP allow list',
    'Liste der erlaubten IP-Adressen',
    {
      en: 'Addresses that a project exempts from request delay, lockout, honeypot and proof of work.',
      de: 'Adressen, die ein Projekt von Verzögerung, Sperre, Honeypot und Arbeitsnachweis ausnimmt.',
    },
    {also: {en: 'allow list', de: 'Positivliste'}, page: '/docs/usage/security#ip-allow-list'},
  ),
  'security-guideline': entry(
    'Security guideline',
    'Sicherheitsrichtlinie',
    {
      en: 'Set of security settings that replaces the general ones for visitors or forms of a certain origin.',
      de: 'Satz von Sicherheitseinstellungen, der die allgemeinen für Besucher oder Formulare einer bestimmten Herkunft ersetzt.',
    },
    {
      also: {en: 'origin-based security guideline', de: 'ursprungsbezogene Sicherheitsrichtlinie'},
      page: '/docs/usage/guidelines',
    },
  ),

  // Modes and tools
  'silent-mode': entry(
    'Silent mode',
    'Stiller Modus',
    {
      en: 'The box does not refuse spam. The backend gets the decision with the verification. Delay and lockout still apply.',
      de: 'Die Box weist Spam nicht ab; die Entscheidung erhält das Backend mit der Verifizierung. Verzögerung und Sperre gelten weiter.',
    },
    {page: '/docs/usage/settings#silent-mode'},
  ),
  'invisible-mode': entry(
    'Invisible mode',
    'Unsichtbarer Modus',
    {
      en: 'Design without a visible box: the check runs when the visitor submits the form.',
      de: 'Darstellung ohne sichtbare Box: Die Prüfung läuft, wenn der Besucher das Formular absendet.',
    },
    {page: '/docs/usage/design#design-invisible'},
  ),
  'multi-step-form': entry(
    'Multi-step form',
    'Mehrstufiges Formular',
    {
      en: 'Form on several pages with one submit token, checked at the last step.',
      de: 'Formular auf mehreren Seiten mit einem Absende-Token, geprüft beim letzten Schritt.',
    },
    {page: '/docs/integration/multi_step#multi-step'},
  ),
  'language-source': entry(
    'Language source',
    'Sprachquelle',
    {
      en: 'Whether the language of the box follows the browser or the website.',
      de: 'Ob die Sprache der Box dem Browser oder der Website folgt.',
    },
    {page: '/docs/usage/box_texts#language'},
  ),
  'custom-translation': entry(
    'Custom translation',
    'Eigene Übersetzung',
    {
      en: 'Text of the box that a project replaces with its own, by language.',
      de: 'Text der Box, den ein Projekt je Sprache durch einen eigenen ersetzt.',
    },
    {page: '/docs/usage/box_texts#translations'},
  ),
  'api-debug-mode': entry(
    'API debug mode',
    'API-Debugging-Modus',
    {
      en: 'Setting of a project: answers say why a request failed. Only for tests.',
      de: 'Einstellung eines Projekts: Antworten nennen den Grund, warum eine Anfrage gescheitert ist. Nur zum Testen.',
    },
    {page: '/docs/api/api_debug_mode'},
  ),
  'verification-simulation': entry(
    'Verification simulation',
    'Verifizierungs-Simulation',
    {
      en: 'Shows step by step which data, hashes and signatures mosparo expects for a submission.',
      de: 'Zeigt Schritt für Schritt, welche Daten, Hashes und Signaturen mosparo für eine Einsendung erwartet.',
    },
    {page: '/docs/usage/submissions#simulation'},
  ),
  'rule-tester': entry(
    'Rule tester',
    'Regel-Tester',
    {
      en: 'Tool that rates one value with the rules of a project and stores nothing.',
      de: 'Werkzeug, das einen einzelnen Wert mit den Regeln eines Projekts bewertet und nichts speichert.',
    },
    {page: '/docs/usage/tools#rule-tester'},
  ),
  'two-factor': entry(
    'Two-factor authentication',
    'Zwei-Faktor-Authentifizierung',
    {
      en: 'Login with a password and, as a second factor, a six-digit code from an app.',
      de: 'Anmeldung mit dem Passwort und einem zweiten Faktor: einem sechsstelligen Code aus einer App.',
    },
    {
      also: {en: '2FA, second factor', de: '2FA, zweiter Faktor, Zwei-Faktor-Authentisierung'},
      page: '/docs/account/two_factor_authentication',
    },
  ),

  // Data
  cleanup: entry(
    'Cleanup',
    'Bereinigung',
    {
      en: 'Run that deletes what has reached the end of its retention period. Requests of the box start it, or a cron job.',
      de: 'Lauf, der löscht, was das Ende seiner Aufbewahrungsfrist erreicht hat. Anfragen der Box oder ein Cronjob stoßen ihn an.',
    },
    {
      also: {en: 'database cleanup', de: 'Datenbankbereinigung'},
      page: '/docs/administration/cleanup_statistic#what',
    },
  ),
  'retention-period': entry(
    'Retention period',
    'Aufbewahrungsfrist',
    {
      en: 'Age from which the cleanup deletes something: 14 days for submissions, 24 hours for unused submit tokens and for submissions that are neither spam nor verified, or less.',
      de: 'Alter, ab dem die Bereinigung etwas löscht: 14\u00a0Tage bei Einsendungen, 24\u00a0Stunden bei unbenutzten Absende-Token und bei Einsendungen, die weder Spam noch verifiziert sind, oder weniger.',
    },
    {page: '/docs/administration/cleanup_statistic#what'},
  ),
  'statistic-storage': entry(
    'Statistic storage',
    'Speichern der Statistik',
    {
      en: 'How long the daily counters of a project are kept, forever by default.',
      de: 'Wie lange die Tageszähler eines Projekts aufbewahrt werden, im Standard für immer.',
    },
    {page: '/docs/usage/settings#advanced-settings'},
  ),
  geoip: entry(
    'GeoIP2',
    'GeoIP2',
    {
      en: 'Optional databases on your server that show the country and the network of an IP address.',
      de: 'Optionale Datenbanken auf Ihrem Server, die Land und Netz einer IP-Adresse nennen.',
    },
    {page: '/docs/administration/geoip'},
  ),
  'as-number': entry(
    'AS number',
    'AS-Nummer',
    {
      en: 'Number of the network (autonomous system) of an internet provider or a hosting company.',
      de: 'Nummer des Netzes (autonomes System) eines Internet-Anbieters oder eines Hosters.',
    },
    {page: '/docs/usage/rule_types#provider'},
  ),
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryId = keyof typeof glossary;
