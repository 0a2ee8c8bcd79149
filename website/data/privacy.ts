import type {Localized} from './localized';

/**
 * What mosparo sends, stores, deletes and shows to whom: each sentence once, exact, for all pages. Readers
 * rely on these words, and copy them into privacy notices. Pages show them with `<Privacy id="storage" />`;
 * a check names sentences that say the same in other words.
 */
export const privacy = {
  // For those who run mosparo
  recipients: {
    en: 'Data of visitors goes to your mosparo only, not to its developers or to third parties.',
    de: 'Daten von Besuchern gehen nur an Ihr mosparo, nicht an dessen Entwickler oder an Dritte.',
  },
  notSent: {
    en: 'Values of password, file, hidden, checkbox and radio fields, and of [excluded fields](/docs/integration/ignored_fields#exclude). A password shown as text is sent, unless its field is excluded.',
    de: 'Werte von Passwort-, Datei- und versteckten Feldern, Kontrollkästchen, Optionsfeldern und [ausgeschlossenen Feldern](/docs/integration/ignored_fields#exclude). Ein als Text angezeigtes Passwort wird gesendet, wenn sein Feld nicht ausgeschlossen ist.',
  },
  storage: {
    en: 'Field values, IP address and user agent are stored encrypted. Page addresses, results, and values that failed the verification or matched a submission rule are plain text.',
    de: 'Feldwerte, IP-Adresse und User-Agent werden verschlüsselt gespeichert. Seitenadressen, Ergebnisse und Werte, die bei der Verifizierung scheiterten oder zu einer Einsenderegel passten, stehen im Klartext.',
  },
  retention: {
    en: 'Submissions are deleted by the first cleanup after 14 days; those that are neither spam nor verified, after 24 hours.',
    de: 'Einsendungen löscht die erste Bereinigung nach 14\u00a0Tagen; solche, die weder Spam noch verifiziert sind, nach 24\u00a0Stunden.',
  },
  access: {
    en: 'In the interface, administrators see the submissions of all projects, and members of a project, in every role, those of that project.',
    de: 'In der Oberfläche sehen Administratoren die Einsendungen aller Projekte und Mitglieder eines Projekts, in jeder Rolle, die dieses Projekts.',
  },
  device: {
    en: 'The box sets no cookies, stores nothing in the browser, and does not watch typing or mouse movements.',
    de: 'Die Box setzt keine Cookies, speichert nichts im Browser und beobachtet weder Tippen noch Mausbewegungen.',
  },
  // In a few words, for the start page and the drawing
  recipientsNote: {en: 'No visitor data to third parties', de: 'Keine Besucherdaten an Dritte'},
  retentionNote: {en: 'cleanup after 14 days', de: 'Bereinigung nach 14\u00a0Tagen'},
  // For visitors; also in samples/privacy/
  visitorNotSent: {
    en: 'Files are not transmitted, and passwords only if they are shown as text at that moment.',
    de: 'Dateien werden nicht übertragen und Passwörter nur, wenn sie in diesem Moment als Text sichtbar sind.',
  },
  visitorStorage: {
    en: 'Your entries, your IP address and the identification of your browser are stored encrypted. The address of the page, the result of the check and notes on its cause, which can contain single entries, are stored unencrypted.',
    de: 'Ihre Eingaben, Ihre IP-Adresse und die Kennung Ihres Browsers werden verschlüsselt gespeichert. Die Adresse der Seite, das Ergebnis der Prüfung und Angaben zu seiner Ursache, die einzelne Eingaben enthalten können, werden unverschlüsselt gespeichert.',
  },
  visitorRetention: {
    en: 'All of this is deleted after 14 days, or after 24 hours if it is not spam and was never verified for the website; the deletion itself can take up to one more day.',
    de: 'All das wird nach 14\u00a0Tagen gelöscht oder nach 24\u00a0Stunden, wenn es kein Spam ist und nie für die Website verifiziert wurde; die Löschung selbst kann bis zu einem weiteren Tag dauern.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export type PrivacyId = keyof typeof privacy;
