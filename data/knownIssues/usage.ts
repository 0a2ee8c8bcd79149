import type {KnownIssues} from './types';

export const usageIssues = {
  'wizard-honeypot-without-name': {
    text: {
      en: 'The honeypot field that the wizard switches on has no name, and without a name no field is added to the form.',
      de: 'Das Honeypot-Feld, das der Assistent einschaltet, hat keinen Namen, und ohne Namen wird dem Formular kein Feld hinzugefügt.',
    },
    remedy: {
      en: 'Enter a field name in the security settings of the project after the wizard. Choose one that your form does not use and that browsers do not fill in by themselves.',
      de: 'Tragen Sie nach dem Assistenten in den Sicherheitseinstellungen des Projekts einen Feldnamen ein. Wählen Sie einen, den Ihr Formular nicht verwendet und den Browser nicht von selbst ausfüllen.',
    },
  },
  'project-search-lower-case': {
    text: {
      en: 'The search box of the project list finds nothing when the search text contains a capital letter.',
      de: 'Das Suchfeld der Projektliste findet nichts, wenn der Suchtext einen Großbuchstaben enthält.',
    },
    remedy: {
      en: 'Type in lower case. The search in the menu with the project names does not have this limit.',
      de: 'Tippen Sie in Kleinbuchstaben. Die Suche im Menü mit den Projektnamen hat diese Einschränkung nicht.',
    },
  },
  'project-filter-without-effect': {
    text: {
      en: 'The filter for active and inactive projects has no effect: the table always shows all projects.',
      de: 'Der Filter für aktive und inaktive Projekte hat keine Wirkung: Die Tabelle zeigt immer alle Projekte.',
    },
    remedy: {
      en: 'Look at the column with the status.',
      de: 'Sehen Sie in die Spalte mit dem Status.',
    },
  },
  'delete-project-with-translations': {
    text: {
      en: 'A project with its own texts (translations) cannot be deleted: the database refuses it, and an error page appears. By then its rules, submissions, statistics and guidelines are deleted already; an empty project stays behind.',
      de: 'Ein Projekt mit eigenen Texten (Übersetzungen) lässt sich nicht löschen: Die Datenbank lehnt es ab, und eine Fehlerseite erscheint. Regeln, Einsendungen, Statistik und Richtlinien sind dann schon gelöscht; ein leeres Projekt bleibt zurück.',
    },
    remedy: {
      en: 'Delete all entries under “Translations” in the project settings first.',
      de: 'Löschen Sie zuerst alle Einträge unter „Übersetzungen“ in den Projekt-Einstellungen.',
    },
  },
  'dashboard-valid-singular': {
    text: {
      en: 'If exactly one request was delayed in the shown range, the first card says “1 valid submission”, whatever the real number is.',
      de: 'Wurde im gezeigten Zeitraum genau eine Anfrage verzögert, nennt die erste Karte „1 gültige Einsendung“, egal wie viele es wirklich waren.',
    },
    remedy: {
      en: 'Read the chart, or choose another date range. The line itself is right.',
      de: 'Lesen Sie das Diagramm ab oder wählen Sie einen anderen Zeitraum. Die Linie selbst stimmt.',
    },
  },
  'throughput-one-project-a-day': {
    text: {
      en: 'In an installation with several projects, the charts of the throughput statistics show for each day the numbers of one project only, not the sum.',
      de: 'In einer Installation mit mehreren Projekten zeigen die Diagramme der Durchsatzstatistiken je Tag nur die Zahlen eines einzigen Projekts, nicht die Summe.',
    },
    remedy: {
      en: 'Add up the numbers of the projects, from their dashboards, the project list or the statistic API.',
      de: 'Zählen Sie die Zahlen der Projekte zusammen, aus ihren Übersichten, der Projektliste oder der Statistik-API.',
    },
  },
  'rating-details-without-honeypot': {
    text: {
      en: 'When honeypot or proof of work refused the submission, the rating details are empty and their total is 0, although the rating is the spam score plus 1.',
      de: 'Haben Honeypot oder Arbeitsnachweis die Einsendung abgelehnt, sind die Details zur Bewertung leer und ihr Total ist 0, obwohl die Bewertung der Spam-Grenzwert plus 1 ist.',
    },
    remedy: {
      en: 'Look for the mark “Field must be empty” in the form data, or for the red box about the proof of work.',
      de: 'Suchen Sie in den Formulardaten nach dem Vermerk „Feld muss leer sein“ oder nach dem roten Kasten zum Arbeitsnachweis.',
    },
  },
  'simulation-lower-case-names': {
    text: {
      en: 'The text of step 2 asks for field names in lower case. That is wrong: names keep their case, as the values shown there do, and changing them makes the verification fail.',
      de: 'Der Text von Schritt 2 verlangt Feldnamen in Kleinbuchstaben. Das ist falsch: Namen behalten ihre Schreibweise, wie auch die Werte darunter zeigen, und wer sie ändert, lässt die Überprüfung scheitern.',
    },
    remedy: {
      en: 'Send the names exactly as they stand in the form.',
      de: 'Schicken Sie die Namen genau so, wie sie im Formular stehen.',
    },
  },
  'simulation-honeypot-field': {
    text: {
      en: 'With an active honeypot, the simulation includes the honeypot field. A real form does not send it.',
      de: 'Bei aktivem Honeypot enthält die Simulation auch das Honeypot-Feld. Ein echtes Formular schickt es nicht mit.',
    },
    remedy: {
      en: 'Switch the honeypot off while you compare signatures: from step 4 on, the values differ because of it.',
      de: 'Schalten Sie den Honeypot ab, solange Sie Signaturen vergleichen: Ab Schritt 4 weichen die Werte seinetwegen ab.',
    },
  },
} satisfies KnownIssues;
