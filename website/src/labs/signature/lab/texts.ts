/** Texts of the interactive part, in both languages. */
export const texts = {
  en: {
    warning:
      'Never paste the private key of a live project into a website, including this one. Use the keys of a test project, or the test keys below.',
    ownKey: 'This is not the test key. If it belongs to a live project, remove it.',
    noCrypto:
      'Your browser offers cryptography only over HTTPS or on localhost. Open this page that way.',
    tooMuch: 'Too much for this lab: at most 100 values and 20,000 characters. Remove some.',
    start: 'Start with a test vector',
    fields: 'Fields of the form',
    fieldsHelp:
      'Leave out what mosparo ignores: checkbox, radio, hidden, password, file and buttons. Write each value of a list on its own line. A list without a value is an empty list.',
    field: (number: number) => `Field ${number}`,
    name: 'Name',
    value: 'Value',
    list: 'List',
    remove: (name: string) => `Remove field ${name}`,
    removeShort: 'Remove',
    add: 'Add a field',
    paste: 'Paste form data or a request body',
    pasteHelp:
      'A posted body (urlencoded or multipart) or JSON, as the browser’s network tools show it. It replaces the fields above. The body of a verification request goes into the comparison.',
    pasteLabel: 'Form data',
    read: 'Read',
    pasteUnreadable: 'This is neither form data nor a JSON object.',
    pasteForm: (count: number) => `Read: ${count} values. Remove the fields that mosparo ignores.`,
    pasteRequest: 'This is the body of a verification request: see the comparison below.',
    keys: 'Keys and tokens',
    inputs: {
      submitToken: 'Submit token',
      validationToken: 'Validation token',
      publicKey: 'Public key',
      privateKey: 'Private key (test key)',
      metadata: 'Metadata (JSON text, optional)',
    },
    steps: 'Every step',
    request: 'The request',
    showAs: 'Show as',
    requestHelp:
      'This code sends the values above once to test your installation. It does not sign. For code that signs, see',
    requestLink: 'Custom integration',
    compare: 'Compare with your code',
    compareHelp:
      'Choose a step and paste what your code produced for the same fields, tokens and keys. Repeat for as many steps as you like.',
    step: 'Step',
    own: 'Value of your code',
    entered: 'Entered so far:',
    clear: 'Clear all',
    nothing: 'Nothing to compare yet.',
    equal: 'Equal. All values you entered are correct.',
    differs: 'First step that differs:',
    inField: 'Field:',
    cause: 'Likely cause:',
    madeIn: 'The mistake is in step:',
  },
  de: {
    warning:
      'Fügen Sie den geheimen Schlüssel eines produktiven Projekts nie in eine Website ein, auch nicht in diese. Verwenden Sie die Schlüssel eines Testprojekts oder die Testschlüssel unten.',
    ownKey:
      'Das ist nicht der Testschlüssel. Gehört er zu einem produktiven Projekt, entfernen Sie ihn.',
    noCrypto:
      'Ihr Browser bietet Kryptografie nur auf Seiten mit HTTPS oder auf localhost an. Öffnen Sie diese Seite so.',
    tooMuch:
      'Zu viel für dieses Labor: höchstens 100 Werte und 20.000 Zeichen. Entfernen Sie einen Teil.',
    start: 'Mit einem Testvektor beginnen',
    fields: 'Felder des Formulars',
    fieldsHelp:
      'Lassen Sie weg, was mosparo ignoriert: Kästchen, Optionsfelder, versteckte Felder, Passwort, Datei und Schaltflächen. Schreiben Sie jeden Wert einer Liste in eine eigene Zeile. Eine Liste ohne Wert ist eine leere Liste.',
    field: (number: number) => `Feld ${number}`,
    name: 'Name',
    value: 'Wert',
    list: 'Liste',
    remove: (name: string) => `Feld ${name} entfernen`,
    removeShort: 'Entfernen',
    add: 'Feld hinzufügen',
    paste: 'Formulardaten oder Inhalt einer Anfrage einfügen',
    pasteHelp:
      'Ein abgesendeter Inhalt (urlencoded oder multipart) oder JSON, wie ihn die Netzwerkwerkzeuge des Browsers zeigen. Er ersetzt die Felder oben. Der Inhalt einer Verifizierungsanfrage kommt in den Vergleich.',
    pasteLabel: 'Formulardaten',
    read: 'Einlesen',
    pasteUnreadable: 'Das sind weder Formulardaten noch ein JSON-Objekt.',
    pasteForm: (count: number) =>
      `Eingelesen: ${count} Werte. Entfernen Sie die Felder, die mosparo ignoriert.`,
    pasteRequest:
      'Das ist der Inhalt einer Verifizierungsanfrage: Sehen Sie im Vergleich unten nach.',
    keys: 'Schlüssel und Token',
    inputs: {
      submitToken: 'Absende-Token',
      validationToken: 'Validierungscode',
      publicKey: 'Öffentlicher Schlüssel',
      privateKey: 'Geheimer Schlüssel (Testschlüssel)',
      metadata: 'Metadaten (JSON-Text, optional)',
    },
    steps: 'Jeder Schritt',
    request: 'Die Anfrage',
    showAs: 'Zeigen als',
    requestHelp:
      'Dieser Code sendet die Werte von oben ein einziges Mal, um Ihre Installation zu testen. Er signiert nicht. Code, der signiert, steht unter',
    requestLink: 'Eigene Integration',
    compare: 'Mit Ihrem Code vergleichen',
    compareHelp:
      'Wählen Sie einen Schritt und fügen Sie ein, was Ihr Code für dieselben Felder, Token und Schlüssel erzeugt hat. Das geht für beliebig viele Schritte.',
    step: 'Schritt',
    own: 'Wert Ihres Codes',
    entered: 'Bisher eingegeben:',
    clear: 'Alles leeren',
    nothing: 'Noch nichts zu vergleichen.',
    equal: 'Gleich. Alle eingegebenen Werte sind richtig.',
    differs: 'Erster Schritt, der abweicht:',
    inField: 'Feld:',
    cause: 'Wahrscheinliche Ursache:',
    madeIn: 'Der Fehler entsteht in Schritt:',
  },
} as const;

export type Texts = (typeof texts)[keyof typeof texts];
