import type {KnownIssues} from './types';

export const usageIssues = {
  'wizard-honeypot-without-name': {
    title: {
      en: 'The wizard creates a honeypot without a field name',
      de: 'Der Assistent richtet einen Honeypot ohne Feldnamen ein',
    },
    effect: 'changes-steps',
    page: '/docs/usage/projects',
    text: {
      en: 'Without a name, no honeypot field is added to the form.',
      de: 'Ohne Namen wird dem Formular kein Honeypot-Feld hinzugefügt.',
    },
    remedy: {
      en: 'In the security settings of the project, enter a name that your form does not use and browsers do not fill in.',
      de: 'Tragen Sie in den Sicherheitseinstellungen des Projekts einen Namen ein, den Ihr Formular nicht verwendet und Browser nicht ausfüllen.',
    },
  },
  'project-search-lower-case': {
    title: {
      en: 'The project search fails with capital letters',
      de: 'Die Projektsuche scheitert an Großbuchstaben',
    },
    effect: 'changes-steps',
    page: '/docs/usage/projects',
    text: {
      en: 'The project list then shows no results.',
      de: 'Die Projektliste zeigt dann keine Treffer.',
    },
    remedy: {
      en: 'Type in lower case. The search in the project menu works.',
      de: 'Verwenden Sie nur Kleinbuchstaben. Die Suche im Projektmenü funktioniert.',
    },
  },
  'project-filter-without-effect': {
    title: {en: 'The project filter has no effect', de: 'Der Projektfilter hat keine Wirkung'},
    effect: 'cosmetic',
    page: '/docs/usage/projects',
    text: {
      en: 'The table always shows active and inactive projects.',
      de: 'Die Tabelle zeigt immer aktive und inaktive Projekte.',
    },
    remedy: {
      en: 'See the status column.',
      de: 'Sehen Sie in der Spalte mit dem Status nach.',
    },
  },
  'delete-project-with-translations': {
    title: {
      en: 'A project with its own texts cannot be deleted',
      de: 'Ein Projekt mit eigenen Texten lässt sich nicht löschen',
    },
    effect: 'blocks',
    page: '/docs/usage/projects',
    text: {
      en: 'An error page appears. Rules, submissions, statistics and guidelines are already deleted, and an empty project remains. With SQLite, the project is deleted, but its texts stay in the database.',
      de: 'Eine Fehlerseite erscheint. Regeln, Einsendungen, Statistik und Richtlinien sind dann schon gelöscht, ein leeres Projekt bleibt. Bei SQLite wird das Projekt gelöscht, aber seine Texte bleiben in der Datenbank.',
    },
    remedy: {
      en: 'Delete all entries under “Translations” in the project settings first.',
      de: 'Löschen Sie zuerst alle Einträge unter „Übersetzungen“ in den Projekt-Einstellungen.',
    },
  },
  'dashboard-valid-singular': {
    title: {
      en: 'The dashboard shows “1 valid submission”',
      de: 'Die Übersicht zeigt „1 gültige Einsendung“',
    },
    effect: 'cosmetic',
    page: '/docs/usage/dashboard',
    text: {
      en: 'The first card says so if exactly one request was delayed in the shown range.',
      de: 'Die erste Karte zeigt das, wenn im gezeigten Zeitraum genau eine Anfrage verzögert wurde.',
    },
    remedy: {
      en: 'Read the chart, or choose another date range.',
      de: 'Lesen Sie das Diagramm ab, oder wählen Sie einen anderen Zeitraum.',
    },
  },
  'throughput-one-project-a-day': {
    title: {
      en: 'Throughput statistics show only one project per day',
      de: 'Durchsatzstatistiken zeigen ein Projekt pro Tag',
    },
    effect: 'cosmetic',
    page: '/docs/usage/dashboard',
    text: {
      en: 'With several projects, charts and totals show one project for each day, not the sum.',
      de: 'Bei mehreren Projekten zeigen Diagramme und Summen je Tag nur ein Projekt, nicht alle.',
    },
    remedy: {
      en: 'Add up the numbers from the dashboards, the project list or the statistic API.',
      de: 'Zählen Sie die Zahlen aus den Übersichten, der Projektliste oder der Statistik-API zusammen.',
    },
  },
  'silent-mode-honeypot-verdict': {
    title: {
      en: 'Silent mode: honeypot and proof of work have no effect',
      de: 'Stiller Modus: Honeypot und Arbeitsnachweis wirken nicht',
    },
    effect: 'changes-steps',
    page: '/docs/usage/settings',
    text: {
      en: 'The result of the rules replaces theirs: a filled honeypot field or a wrong proof of work alone is not spam.',
      de: 'Das Ergebnis der Regeln ersetzt ihres: Ein ausgefülltes Honeypot-Feld oder ein falscher Arbeitsnachweis allein ist kein Spam.',
    },
    remedy: {
      en: 'Rely on rules, minimum time and equal submissions, or leave the silent mode off.',
      de: 'Verlassen Sie sich auf Regeln, Mindestzeit und die Grenze für gleiche Einsendungen, oder lassen Sie den stillen Modus aus.',
    },
  },
  'silent-mode-double-count': {
    title: {
      en: 'Silent mode: spam is counted twice',
      de: 'Stiller Modus: Spam wird doppelt gezählt',
    },
    effect: 'changes-steps',
    page: '/docs/usage/settings',
    text: {
      en: 'The statistics count spam at the check and again at the verification.',
      de: 'Die Statistik zählt Spam bei der Prüfung und noch einmal bei der Verifizierung.',
    },
    remedy: {
      en: 'Use the list of submissions with the filter for spam, not the dashboard or the API.',
      de: 'Verwenden Sie die Liste der Einsendungen mit dem Filter für Spam, nicht die Übersicht oder die API.',
    },
  },
  'lockout-repetition': {
    title: {
      en: 'Repeated lockouts take longer than set',
      de: 'Wiederholte Sperren dauern länger als eingestellt',
    },
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: {
      en: 'The first repetition is added to the end of the first lockout. With the defaults, a lockout ends after 300, 660, 732 and 818 seconds instead of 300, 360, 432 and 518.',
      de: 'Die erste Wiederholung wird an das Ende der ersten Sperre angehängt. Mit den Standardwerten endet eine Sperre nach 300, 660, 732 und 818\u00a0Sekunden statt nach 300, 360, 432 und 518.',
    },
    remedy: {
      en: 'If that is too long, shorten the base lockout time.',
      de: 'Verkürzen Sie bei Bedarf die Anfangssperrzeit.',
    },
  },
  'proof-of-work-last-number': {
    title: {
      en: 'A low proof-of-work complexity refuses valid forms',
      de: 'Eine niedrige Komplexität des Arbeitsnachweises lehnt gültige Formulare ab',
    },
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: {
      en: 'The box never tries the last number of the range. If mosparo chose it, the form is spam, with “Proof of work incorrect”: on average one form in 99 with complexity 2, one in 999 with 3, and one in 99,999 with 5.',
      de: 'Die letzte Zahl des Bereichs probiert das Skript der Box nie. Hat mosparo sie gezogen, ist das Formular Spam, mit „Arbeitsnachweis ungültig“: im Durchschnitt eines von 99 Formularen bei Komplexität 2, eines von 999 bei 3 und eines von 99.999 bei 5.',
    },
    remedy: {
      en: 'Use complexity 4 or more. Visitors get another number by reloading the page. Your own client should include the highest number.',
      de: 'Verwenden Sie Komplexität 4 oder mehr. Wer die Seite neu lädt, erhält eine andere Zahl. Ein eigener Client sollte auch die höchste Zahl probieren.',
    },
  },
  'design-mode-stylesheet': {
    title: {
      en: 'A new design mode needs the design to be saved',
      de: 'Eine neue Darstellungsart wirkt erst nach dem Speichern',
    },
    effect: 'changes-steps',
    page: '/docs/usage/design',
    text: {
      en: 'The behavior changes at once, but the stylesheet only when the design is saved.',
      de: 'Das Verhalten ändert sich sofort, das Stylesheet erst, wenn die Darstellung gespeichert wird.',
    },
    remedy: {
      en: 'Save the design once after switching the mode.',
      de: 'Speichern Sie die Darstellung nach dem Wechsel einmal.',
    },
  },
  'rating-details-without-honeypot': {
    title: {
      en: 'Rating details are empty after a honeypot hit',
      de: 'Details zur Bewertung sind nach einem Honeypot-Treffer leer',
    },
    effect: 'cosmetic',
    page: '/docs/usage/submissions',
    text: {
      en: 'If the honeypot or the proof of work refused a submission, the details add up to 0, although the rating is the spam score plus 1.',
      de: 'Haben Honeypot oder Arbeitsnachweis die Einsendung abgelehnt, ist das Total der Details 0, obwohl die Bewertung der Spam-Grenzwert plus 1 ist.',
    },
    remedy: {
      en: 'Look in the form data for “Field must be empty”, or for the red box about the proof of work.',
      de: 'Suchen Sie in den Formulardaten „Feld muss leer sein“ oder den roten Kasten zum Arbeitsnachweis.',
    },
  },
  'simulation-lower-case-names': {
    title: {
      en: 'Verification simulation: wrong advice about field names',
      de: 'Verifizierungs-Simulation: falscher Rat zu Feldnamen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/submissions',
    text: {
      en: 'Step 2 of the **Verification simulation** asks for field names in lower case. Changed names make the verification fail.',
      de: 'Schritt 2 der **Verifizierungs-Simulation** verlangt Feldnamen in Kleinbuchstaben. Geänderte Namen lassen die Verifizierung scheitern.',
    },
    remedy: {
      en: 'Send the names exactly as in the form.',
      de: 'Schicken Sie die Namen genau so, wie sie im Formular stehen.',
    },
  },
  'simulation-honeypot-field': {
    title: {
      en: 'Verification simulation: the honeypot field is included',
      de: 'Verifizierungs-Simulation: Das Honeypot-Feld ist enthalten',
    },
    effect: 'changes-steps',
    page: '/docs/usage/submissions',
    text: {
      en: 'A real form does not send this field.',
      de: 'Ein echtes Formular schickt dieses Feld nicht mit.',
    },
    remedy: {
      en: 'Switch off the honeypot while you compare signatures, or the values differ from step 4 on.',
      de: 'Schalten Sie den Honeypot aus, solange Sie Signaturen vergleichen, sonst weichen die Werte ab Schritt 4 ab.',
    },
  },
  'rule-tester-matched-rules': {
    title: {
      en: 'The rule tester shows no matched rules',
      de: 'Der Regel-Tester zeigt keine passenden Regeln',
    },
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: {
      en: 'The table **Matched rules** is always empty. Rating and verdict are correct.',
      de: 'Die Tabelle **Passende Regeln** ist immer leer. Bewertung und Ergebnis stimmen.',
    },
    remedy: {
      en: 'Send the form: the rating details of the submission list the items that matched.',
      de: 'Senden Sie das Formular ab: Die Details zur Bewertung der Einsendung nennen die passenden Einträge.',
    },
  },
  'import-add-keeps-uuid': {
    title: {
      en: 'Import: “Add” keeps the identifier of a rule',
      de: 'Import: „Hinzufügen“ behält die Kennung einer Regel',
    },
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: {
      en: 'The help text of **Add** promises a new one. A later import may change either of two rules with the same identifier.',
      de: 'Der Hilfetext von **Hinzufügen** verspricht eine neue Kennung. Ein späterer Import kann jede von zwei Regeln mit derselben Kennung ändern.',
    },
    remedy: {
      en: 'Use **Add** only for rules that are not in the project yet.',
      de: 'Verwenden Sie **Hinzufügen** nur für Regeln, die es im Projekt noch nicht gibt.',
    },
  },
  'import-silent-mode': {
    title: {
      en: 'Import: changes of the silent mode are missed',
      de: 'Import: Änderungen am stillen Modus werden übersehen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: {
      en: 'The import can miss a change or list one that does not exist.',
      de: 'Der Import kann eine Änderung übersehen oder eine anzeigen, die keine ist.',
    },
    remedy: {
      en: 'Check the switch in the advanced settings after every import.',
      de: 'Prüfen Sie den Schalter in den erweiterten Einstellungen nach jedem Import.',
    },
  },
  'import-json-size': {
    title: {en: 'Import: large exports are refused', de: 'Import: Große Exporte werden abgelehnt'},
    effect: 'blocks',
    page: '/docs/usage/tools',
    text: {
      en: '“Please upload a correct JSON file.” appears, because PHP does not recognize large files as JSON. With PHP 8.2, the limit is 1 MiB (1,048,576 bytes, about 9,000 items), in newer versions perhaps more.',
      de: 'Es erscheint „Bitte laden Sie eine korrekte JSON-Datei hoch.“, weil PHP große Dateien nicht als JSON erkennt. Mit PHP 8.2 liegt die Grenze bei 1\u00a0MiB (1.048.576 Byte, etwa 9.000 Einträge), in neueren Versionen vielleicht höher.',
    },
    remedy: {
      en: 'Export and import without field rules, and move the items as CSV. For settings and rule packages, `mosparo:import` has no such limit.',
      de: 'Exportieren und importieren Sie ohne Feldregeln, und übertragen Sie die Einträge als CSV. Für Einstellungen und Regelpakete hat `mosparo:import` keine solche Grenze.',
    },
  },
  'export-design-gaps': {
    title: {
      en: 'Export: four design fields are missing',
      de: 'Export: Vier Felder der Darstellung fehlen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: {
      en: 'In the advanced design, these are checkbox radius, checkbox border width, font size and line height.',
      de: 'Es sind Felder der erweiterten Darstellung: Radius und Rahmenbreite des Kontrollkästchens, Schriftgröße und Zeilenhöhe.',
    },
    remedy: {
      en: 'After the import, set them by hand and save.',
      de: 'Setzen Sie sie nach dem Import von Hand und speichern Sie.',
    },
  },
  'import-security-not-listed': {
    title: {
      en: 'The simulation of an import hides changed security settings',
      de: 'Die Simulation eines Imports verschweigt geänderte Sicherheitseinstellungen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/tools',
    text: {
      en: '**Available changes** lists changed security settings only if guidelines change too, and vice versa. The import executes both anyway.',
      de: '**Verfügbare Änderungen** führt geänderte Sicherheitseinstellungen nur auf, wenn sich auch Richtlinien ändern, und umgekehrt. Der Import führt beides trotzdem aus.',
    },
    remedy: {
      en: 'Compare the security settings after the import, or leave the section out.',
      de: 'Vergleichen Sie die Sicherheitseinstellungen nach dem Import, oder lassen Sie diesen Teil weg.',
    },
  },
  'security-off-discards-values': {
    title: {
      en: 'Switching off a security feature discards its values',
      de: 'Das Ausschalten einer Sicherheitsfunktion verwirft ihre Werte',
    },
    effect: 'changes-steps',
    page: '/docs/usage/security',
    text: {
      en: 'Saving while a feature is off resets its fields to the defaults and empties the name of the honeypot. [Three switches](/docs/usage/security) are stored as off instead.',
      de: 'Wer bei ausgeschalteter Funktion speichert, setzt deren Felder auf den Standard zurück und leert den Namen des Honeypots. [Drei Schalter](/docs/usage/security) werden stattdessen als aus gespeichert.',
    },
    remedy: {
      en: 'Check all fields of a feature when you switch it on again.',
      de: 'Prüfen Sie alle Felder einer Funktion, wenn Sie sie wieder einschalten.',
    },
  },
} satisfies KnownIssues;
