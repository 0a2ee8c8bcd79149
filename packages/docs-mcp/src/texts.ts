const en = {
  cause: 'Cause',
  remedy: 'Remedy',
  nothingFound: 'Nothing found. Try other words, or fewer.',
  more: (count: number) => `${count} more are left out: narrow the question.`,
  sections: 'Sections of this page (read one with `section`)',
  noEntry: 'The catalogue has no such message. These sections are nearest:',
  continues: (next: number) => `The text goes on: ask again with \`offset: ${next}\`.`,
  since: (version: string) => `In ${version} and later`,
  documented: (version: string) => `Known issues of mosparo ${version}`,
  older: (version: string, documented: string) =>
    `Known defects of mosparo ${version} that a later release mends. Issues of ${documented}, which the pages document, may concern it too: ask for ${documented}.`,
  noIssues: 'No known issue fits.',
};

const de: typeof en = {
  cause: 'Ursache',
  remedy: 'Abhilfe',
  nothingFound: 'Nichts gefunden. Versuchen Sie andere oder weniger Wörter.',
  more: (count) => `${count} weitere fehlen hier: Grenzen Sie die Frage ein.`,
  sections: 'Abschnitte dieser Seite (einzeln lesbar mit `section`)',
  noEntry: 'Der Katalog hat keine solche Meldung. Am nächsten kommen diese Abschnitte:',
  continues: (next) => `Der Text geht weiter: Fragen Sie erneut mit \`offset: ${next}\`.`,
  since: (version) => `Ab ${version}`,
  documented: (version) => `Bekannte Probleme von mosparo ${version}`,
  older: (version, documented) =>
    `Bekannte Fehler von mosparo ${version}, die eine spätere Version behebt. Auch Probleme von ${documented}, das die Seiten beschreiben, können diese Version betreffen: Fragen Sie nach ${documented}.`,
  noIssues: 'Kein bekanntes Problem passt.',
};

export type Texts = typeof en;

export const textsOf = (language: string): Texts => (language === 'de' ? de : en);
