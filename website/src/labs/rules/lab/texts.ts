import type {ExampleName} from '../core/examples';

const exampleNames = {
  en: {
    contact: 'Contact form: words and a domain',
    trusted: 'Trusted network: a negative rating',
    package: 'Rule package: three factors',
    limits: 'Limits of version 1.5.4',
  },
  de: {
    contact: 'Kontaktformular: Wörter, Domain',
    trusted: 'Vertrautes Netz: eine negative Bewertung',
    package: 'Regelpaket: drei Faktoren',
    limits: 'Grenzen von Version 1.5.4',
  },
} as const satisfies Record<string, Record<ExampleName, string>>;

/** Texts of the interactive part, in both languages. */
export const texts = {
  en: {
    exampleNames: exampleNames.en,
    start: 'Start with an example',
    own: 'Your own setup',
    rules: 'Rules',
    origin: 'The rules are',
    origins: {project: 'field rules of the project', package: 'rules of a rule package'},
    packageFactor: 'Spam rating factor of the package',
    rule: (number: number) => `Rule ${number}`,
    ruleType: 'Rule type',
    factor: 'Spam rating factor of the rule',
    factorHelp: 'Empty: 1',
    item: (number: number) => `Item ${number}`,
    itemType: 'Type',
    value: 'Value',
    rating: 'Rating',
    addItem: 'Add an item',
    addRule: 'Add a rule',
    remove: 'Remove',
    removeItem: (number: number) => `Remove item ${number}`,
    removeRule: (number: number) => `Remove rule ${number}`,
    fields: 'Form and visitor',
    fieldsHelp:
      'The kind of a field is its HTML type. mosparo looks up AS number and country in the GeoIP2 databases. Here you enter them yourself. Write each value of a field with several values on its own line.',
    field: (number: number) => `Field ${number}`,
    kind: 'Kind',
    addField: 'Add a field',
    removeField: (number: number) => `Remove field ${number}`,
    spamScore: 'Spam score',
    result: 'Result',
    spam: (rating: string, score: string) =>
      `Rating ${rating} reaches the spam score ${score}: the form is spam.`,
    noSpam: (rating: string, score: string) =>
      `Rating ${rating} is below the spam score ${score}: the form is not spam.`,
    matchCount: (count: number) =>
      count === 1 ? 'One match.' : count === 0 ? 'No item matches.' : `${count} matches.`,
    openCount: (count: number) =>
      count === 1
        ? 'One item could not be evaluated for one field and does not count.'
        : `${count} combinations of item and field could not be evaluated and do not count.`,
    sum: 'Sum',
    matches: 'Which items match where',
    columns: ['Item', 'Found in', 'Points'],
    missed: 'Items that match nowhere',
    missedColumns: ['Item', 'Checked in', 'Why'],
    file: 'Import and export',
    fileHelp:
      'Reads the JSON file of a rule package, or the field rules in the export of a project. ZIP packages are not read. The export is a rule package with a new date. Create a checksum file before you publish it.',
    fileLabel: 'Content of the file',
    choose: 'Choose a file',
    read: 'Read',
    exportLabel: 'rule-package.json',
    fileRead: (rules: number, items: number) => `Read: ${rules} rules with ${items} items.`,
    fileInactive: (count: number) => `Left out because they are inactive: ${count}.`,
    fileLeft: (count: number) =>
      `The playground reads only the first items. Left out: ${count}. An export from here is incomplete.`,
    notJson: 'This is not JSON.',
    otherFile:
      'This is neither a rule package (key rules) nor the export of a project with field rules (key project.fieldRules).',
    refused: (count: number, isLimit: boolean) => {
      if (isLimit) return `Not read. ${count} problems or more:`;
      return count === 1 ? 'Not read. One problem:' : `Not read. ${count} problems:`;
    },
    fileTooLarge:
      'The file is too large for the playground: it reads files of up to 250,000 characters.',
    linkLeft: (count: number) =>
      `The link contains more than the playground accepts: 20 rules, 200 items, 30 fields. Left out: ${count}.`,
    tooMuch: {
      items: () => 'Not evaluated: the playground tries up to 200 items. Remove some.',
      field: (number: number) =>
        `Not evaluated: field ${number} has more than 20,000 characters. Shorten it.`,
      product: () =>
        'Not evaluated: too much text for so many items. Shorten the fields, or remove items.',
      patterns: () =>
        'Not evaluated: the regular expressions have more than 20,000 characters together. Remove some.',
    },
    failed: 'The evaluation could not be loaded, or does not answer.',
    retry: 'Try again',
    more: (count: number) => `and ${count} more`,
    showMore: (count: number) => `Show ${count} more`,
    showFewer: 'Show fewer',
    newRule: (number: number) => `Rule ${number}`,
    problems: {
      missing: 'is missing.',
      unknownKey: 'is not a valid key here.',
      notObject: 'must be an object.',
      notList: 'must be a list.',
      emptyList: 'must have at least one entry.',
      notText: 'must be text.',
      emptyText: 'must not be empty.',
      notNumber: 'must be a number.',
      outOfRange: 'is out of range. Allowed:',
      notUuid: 'must be a UUID.',
      notDate: 'must be a date with time and time zone, such as 2026-03-01T08:00:00+00:00.',
      notOneOf: 'is not a known name. Allowed:',
      wrongItemType: 'does not belong to the type of the rule. Allowed:',
      zero: 'must not be 0: mosparo 1.5.4 counts it as 1.',
    },
  },
  de: {
    exampleNames: exampleNames.de,
    start: 'Mit einem Beispiel beginnen',
    own: 'Ihre eigenen Angaben',
    rules: 'Regeln',
    origin: 'Die Regeln sind',
    origins: {project: 'Feldregeln des Projekts', package: 'Regeln eines Regelpakets'},
    packageFactor: 'Spam-Bewertungsfaktor des Pakets',
    rule: (number: number) => `Regel ${number}`,
    ruleType: 'Regeltyp',
    factor: 'Spam-Bewertungsfaktor der Regel',
    factorHelp: 'Leer: 1',
    item: (number: number) => `Eintrag ${number}`,
    itemType: 'Typ',
    value: 'Wert',
    rating: 'Bewertung',
    addItem: 'Eintrag hinzufügen',
    addRule: 'Regel hinzufügen',
    remove: 'Entfernen',
    removeItem: (number: number) => `Eintrag ${number} entfernen`,
    removeRule: (number: number) => `Regel ${number} entfernen`,
    fields: 'Formular und Besucher',
    fieldsHelp:
      'Die Art eines Feldes ist sein HTML-Typ. AS-Nummer und Land schlägt mosparo in den GeoIP2-Datenbanken nach, hier geben Sie beides selbst ein. Schreiben Sie bei einem Feld mit mehreren Werten jeden in eine eigene Zeile.',
    field: (number: number) => `Feld ${number}`,
    kind: 'Art',
    addField: 'Feld hinzufügen',
    removeField: (number: number) => `Feld ${number} entfernen`,
    spamScore: 'Spam-Grenzwert',
    result: 'Ergebnis',
    spam: (rating: string, score: string) =>
      `Die Bewertung ${rating} erreicht den Spam-Grenzwert ${score}: Das Formular ist Spam.`,
    noSpam: (rating: string, score: string) =>
      `Die Bewertung ${rating} liegt unter dem Spam-Grenzwert ${score}: Das Formular ist kein Spam.`,
    matchCount: (count: number) =>
      count === 1 ? 'Ein Treffer.' : count === 0 ? 'Kein Eintrag passt.' : `${count} Treffer.`,
    openCount: (count: number) =>
      count === 1
        ? 'Ein Eintrag konnte für ein Feld nicht ausgewertet werden und zählt nicht.'
        : `${count} Kombinationen aus Eintrag und Feld konnten nicht ausgewertet werden und zählen nicht.`,
    sum: 'Summe',
    matches: 'Welche Einträge wo passen',
    columns: ['Eintrag', 'Gefunden in', 'Punkte'],
    missed: 'Einträge, die nirgends passen',
    missedColumns: ['Eintrag', 'Geprüft in', 'Warum'],
    file: 'Import und Export',
    fileHelp:
      'Liest die JSON-Datei eines Regelpakets oder die Feldregeln im Export eines Projekts. ZIP-Pakete werden nicht gelesen. Der Export ist ein Regelpaket mit neuem Datum. Erzeugen Sie dazu eine Prüfsummendatei, bevor Sie es veröffentlichen.',
    fileLabel: 'Inhalt der Datei',
    choose: 'Datei auswählen',
    read: 'Einlesen',
    exportLabel: 'rule-package.json',
    fileRead: (rules: number, items: number) =>
      `Eingelesen: ${rules} Regeln mit ${items} Einträgen.`,
    fileInactive: (count: number) => `Weggelassen, weil inaktiv: ${count}.`,
    fileLeft: (count: number) =>
      `Die Spielwiese liest nur die ersten Einträge ein. Weggelassen: ${count}. Ein Export von hier ist unvollständig.`,
    notJson: 'Das ist kein JSON.',
    otherFile:
      'Das ist weder ein Regelpaket (Schlüssel rules) noch der Export eines Projekts mit Feldregeln (Schlüssel project.fieldRules).',
    refused: (count: number, isLimit: boolean) => {
      if (isLimit) return `Nicht eingelesen. ${count} Probleme oder mehr:`;
      return count === 1
        ? 'Nicht eingelesen. Ein Problem:'
        : `Nicht eingelesen. ${count} Probleme:`;
    },
    fileTooLarge:
      'Die Datei ist zu groß für die Spielwiese: Sie liest Dateien mit bis zu 250.000 Zeichen.',
    linkLeft: (count: number) =>
      `Der Link enthält mehr, als die Spielwiese annimmt: 20 Regeln, 200 Einträge, 30 Felder. Weggelassen: ${count}.`,
    tooMuch: {
      items: () =>
        'Nicht ausgewertet: Die Spielwiese probiert bis zu 200 Einträge. Entfernen Sie einige.',
      field: (number: number) =>
        `Nicht ausgewertet: Feld ${number} hat mehr als 20.000 Zeichen. Kürzen Sie es.`,
      product: () =>
        'Nicht ausgewertet: zu viel Text für so viele Einträge. Kürzen Sie die Felder, oder entfernen Sie Einträge.',
      patterns: () =>
        'Nicht ausgewertet: Die regulären Ausdrücke haben zusammen mehr als 20.000 Zeichen. Entfernen Sie einige.',
    },
    failed: 'Die Auswertung konnte nicht geladen werden oder antwortet nicht.',
    retry: 'Erneut versuchen',
    more: (count: number) => `und ${count} weitere`,
    showMore: (count: number) => `${count} weitere anzeigen`,
    showFewer: 'Weniger anzeigen',
    newRule: (number: number) => `Regel ${number}`,
    problems: {
      missing: 'fehlt.',
      unknownKey: 'ist hier kein gültiger Schlüssel.',
      notObject: 'muss ein Objekt sein.',
      notList: 'muss eine Liste sein.',
      emptyList: 'muss mindestens einen Eintrag haben.',
      notText: 'muss ein Text sein.',
      emptyText: 'darf nicht leer sein.',
      notNumber: 'muss eine Zahl sein.',
      outOfRange: 'liegt außerhalb des Bereichs. Erlaubt:',
      notUuid: 'muss eine UUID sein.',
      notDate: 'muss ein Datum mit Uhrzeit und Zeitzone sein, etwa 2026-03-01T08:00:00+00:00.',
      notOneOf: 'ist kein bekannter Name. Erlaubt:',
      wrongItemType: 'gehört nicht zum Typ der Regel. Erlaubt:',
      zero: 'darf nicht 0 sein: mosparo 1.5.4 zählt es als 1.',
    },
  },
} as const;

export type Texts = (typeof texts)[keyof typeof texts];
