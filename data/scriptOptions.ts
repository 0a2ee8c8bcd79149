import type {Localized} from './localized';

/**
 * The interface of mosparo's frontend script: what the constructor takes, what
 * the form element announces, what the object offers. The samples are held
 * against these lists.
 */
export interface ScriptEntry {
  readonly name: string;
  /** Type of an option, parameters of a callback or method, target of an event. */
  readonly shape: string;
  /** Default of an option. */
  readonly standard?: string;
  /** Version that brought it; nothing = always there. */
  readonly since?: string;
  readonly text: Localized;
}

/** The five arguments of `new mosparo(…)`, in their order. */
export const scriptArguments: readonly ScriptEntry[] = [
  {
    name: 'containerId',
    shape: 'string',
    text: {
      en: '`id` of the empty element for the box, inside the `form` element at any depth.',
      de: '`id` des leeren Elements für die Box. Es muss im `form`-Element stehen, in beliebiger Tiefe.',
    },
  },
  {
    name: 'host',
    shape: 'string',
    text: {
      en: 'Address of the installation, with `https://` and without a slash at the end.',
      de: 'Adresse der Installation, mit `https://` und ohne Schrägstrich am Ende.',
    },
  },
  {
    name: 'uuid',
    shape: 'string',
    text: {
      en: 'UUID of the project. It chooses the stylesheet.',
      de: 'UUID des Projekts. Sie bestimmt das Stylesheet.',
    },
  },
  {
    name: 'publicKey',
    shape: 'string',
    text: {
      en: 'Public key of the project. The private key never belongs here.',
      de: 'Öffentlicher Schlüssel des Projekts. Der geheime Schlüssel gehört nie hierher.',
    },
  },
  {
    name: 'options',
    shape: 'object',
    text: {
      en: 'Options and callbacks of the two tables below; may be left out.',
      de: 'Optionen und Callbacks aus den beiden folgenden Tabellen; darf fehlen.',
    },
  },
];

export const scriptOptions: readonly ScriptEntry[] = [
  {
    name: 'name',
    shape: 'string',
    standard: "''",
    text: {
      en: 'Name of the visible checkbox. Empty: `_mosparo_checkboxField_` and random digits. Your backend does not need it.',
      de: 'Name des sichtbaren Kästchens. Leer: `_mosparo_checkboxField_` und zufällige Ziffern. Ihr Backend braucht es nicht.',
    },
  },
  {
    name: 'allowBrowserValidation',
    shape: 'boolean',
    standard: 'true',
    text: {
      en: 'Removes `novalidate` from the form, so that the browser requires the tick. `false` keeps the attribute.',
      de: 'Entfernt `novalidate` vom Formular, damit der Browser den Haken verlangt. `false` lässt das Attribut stehen.',
    },
  },
  {
    name: 'inputFieldSelector',
    shape: 'string',
    standard: "'[name]:not(.mosparo__ignored-field)'",
    text: {
      en: 'CSS selector of the fields that are checked. See [Ignored fields](/docs/integration/ignored_fields).',
      de: 'CSS-Selektor der Felder, die geprüft werden. Siehe [Ignorierte Felder](/docs/integration/ignored_fields).',
    },
  },
  {
    name: 'designMode',
    shape: 'boolean',
    standard: 'false',
    text: {
      en: 'A box without function, for previews of the design. It requests no token and is not required.',
      de: 'Eine Box ohne Funktion, für Vorschauen der Darstellung. Sie holt keinen Token und ist kein Pflichtfeld.',
    },
  },
  {
    name: 'loadCssResource',
    shape: 'boolean',
    standard: 'false',
    text: {
      en: 'Adds the stylesheet of the project to the page. Without it, add a `link` element yourself.',
      de: 'Bindet das Stylesheet des Projekts in die Seite ein. Ohne diese Option fügen Sie selbst ein `link`-Element ein.',
    },
  },
  {
    name: 'cssResourceUrl',
    shape: 'string',
    standard: "''",
    text: {
      en: 'Another address for that stylesheet. Works only together with `loadCssResource`.',
      de: 'Eine andere Adresse für dieses Stylesheet. Wirkt nur zusammen mit `loadCssResource`.',
    },
  },
  {
    name: 'requestSubmitTokenOnInit',
    shape: 'boolean',
    standard: 'true',
    text: {
      en: 'Requests the submit token at once. `false`: call `requestSubmitToken()` yourself.',
      de: 'Holt den Absende-Token sofort. `false`: Rufen Sie `requestSubmitToken()` selbst auf.',
    },
  },
  {
    name: 'customMessages',
    shape: 'object',
    standard: '{}',
    text: {
      en: 'Your own texts, by locale and key. They take precedence over everything the server sends.',
      de: 'Eigene Texte, nach Sprachkürzel und Schlüssel. Sie haben Vorrang vor allem, was der Server schickt.',
    },
  },
  {
    name: 'language',
    shape: 'string | null',
    standard: 'null',
    since: '1.1',
    text: {
      en: 'Fixed language of the box, for example `fr_FR`. `null`: the project setting decides.',
      de: 'Feste Sprache der Box, zum Beispiel `fr_FR`. `null`: Die Projekteinstellung entscheidet.',
    },
  },
  {
    name: 'isMultiStepForm',
    shape: 'boolean',
    standard: 'false',
    since: '1.5',
    text: {
      en: 'The form has several steps. Those before the last store their data instead of having it checked.',
      de: 'Das Formular hat mehrere Schritte; alle Schritte vor dem letzten speichern ihre Daten, statt sie prüfen zu lassen.',
    },
  },
  {
    name: 'isLastStep',
    shape: 'boolean',
    standard: 'false',
    since: '1.5',
    text: {
      en: 'This is the last step of a multi-step form.',
      de: 'Dies ist der letzte Schritt eines mehrstufigen Formulars.',
    },
  },
  {
    name: 'submitToken',
    shape: 'string | null',
    standard: 'null',
    since: '1.5',
    text: {
      en: 'Submit token of the first step, for the following ones.',
      de: 'Absende-Token des ersten Schritts, für die folgenden.',
    },
  },
  {
    name: 'forceInvisible',
    shape: 'boolean | null',
    standard: 'null',
    since: '1.5',
    text: {
      en: 'Hides the box, regardless of the project. `null`: hidden in steps of a multi-step form before the last.',
      de: 'Blendet die Box unabhängig vom Projekt aus. `null`: ausgeblendet in den Schritten eines mehrstufigen Formulars vor dem letzten.',
    },
  },
];

export const scriptCallbacks: readonly ScriptEntry[] = [
  {
    name: 'onBeforeGetFormData',
    shape: '(form) => void',
    since: '1.2.5',
    text: {
      en: 'Before the fields are read, for example to write the content of a rich-text editor back to its `textarea`.',
      de: 'Bevor die Felder gelesen werden. Hier schreiben Sie den Inhalt eines Rich-Text-Editors in sein `textarea` zurück.',
    },
  },
  {
    name: 'onGetFieldValue',
    shape: '(element, value) => string',
    since: '1.2.5',
    text: {
      en: 'For each field. Must return the value to use, and always the same one.',
      de: 'Für jedes Feld. Muss den zu verwendenden Wert zurückgeben, und zwar jedes Mal denselben.',
    },
  },
  {
    name: 'onGetFormData',
    shape: '(form, formData) => formData',
    since: '1.3.6',
    text: {
      en: 'After all fields were read. Must return an object with `fields` and `ignoredFields`.',
      de: 'Nachdem alle Felder gelesen sind. Muss ein Objekt mit `fields` und `ignoredFields` zurückgeben.',
    },
  },
  {
    name: 'onCheckForm',
    shape: '(valid) => void',
    text: {
      en: 'After the check. `valid` is `true`, `false`, or `undefined` after a lockout or an error of the API.',
      de: 'Nach der Prüfung. `valid` ist `true`, `false` oder nach einer Sperre oder einem Fehler der API `undefined`.',
    },
  },
  {
    name: 'onResetState',
    shape: '() => void',
    text: {en: 'The box was reset.', de: 'Die Box wurde zurückgesetzt.'},
  },
  {
    name: 'onAbortSubmit',
    shape: '() => void',
    text: {
      en: 'Visible mode: sending was stopped because the data differs from the checked data.',
      de: 'Sichtbarer Modus: Das Absenden wurde angehalten, weil die Daten nicht die geprüften sind.',
    },
  },
  {
    name: 'onSwitchToInvisible',
    shape: '() => void',
    text: {
      en: 'The box has switched to invisible mode.',
      de: 'Die Box ist in den unsichtbaren Modus gewechselt.',
    },
  },
  {
    name: 'onValidateFormInvisible',
    shape: '() => void',
    text: {
      en: 'Invisible mode: the form was sent, the check is about to start.',
      de: 'Unsichtbarer Modus: Das Formular wurde abgeschickt, die Prüfung beginnt gleich.',
    },
  },
  {
    name: 'onSubmitFormInvisible',
    shape: '() => void',
    text: {
      en: 'Invisible mode: the check was passed, the form is about to be sent.',
      de: 'Unsichtbarer Modus: Die Prüfung ist bestanden, das Formular wird gleich gesendet.',
    },
  },
  {
    name: 'doSubmitFormInvisible',
    shape: '() => void',
    text: {
      en: 'Invisible mode: replaces the sending of the form.',
      de: 'Unsichtbarer Modus: ersetzt das Senden des Formulars.',
    },
  },
  {
    name: 'onFormDataStored',
    shape: '() => void',
    since: '1.5',
    text: {
      en: 'Multi-step forms: replaces what follows after a step was stored, even after an error with status 200. Remove the overlay yourself.',
      de: 'Mehrstufige Formulare: ersetzt, was nach dem Speichern eines Schritts folgt, auch nach einem Fehler mit Status 200. Das Overlay entfernen Sie selbst.',
    },
  },
  {
    name: 'onFormDataValid',
    shape: '() => void',
    since: '1.5',
    text: {
      en: 'Replaces what follows after a passed check. In invisible mode, you then send the form and remove the overlay yourself, even after a refusal.',
      de: 'Ersetzt, was nach bestandener Prüfung folgt. Im unsichtbaren Modus senden Sie das Formular dann selbst und entfernen auch das Overlay, ebenso nach einer Ablehnung.',
    },
  },
];

export const scriptEvents: readonly ScriptEntry[] = [
  {
    name: 'before-get-form-data',
    shape: 'form',
    since: '1.2.5',
    text: {en: 'Before the fields are read.', de: 'Bevor die Felder gelesen werden.'},
  },
  {
    name: 'before-get-field-value',
    shape: 'field',
    since: '1.2.5',
    text: {
      en: 'Before the value of a field is read.',
      de: 'Bevor der Wert eines Felds gelesen wird.',
    },
  },
  {
    name: 'collect-request-data',
    shape: 'form',
    since: '1.5',
    text: {
      en: '`detail` is the request: `formData` (text), `submitToken`, and sometimes `proofOfWorkNumber`. You can add to it.',
      de: '`detail` ist die Anfrage: `formData` (Text), `submitToken`, gegebenenfalls `proofOfWorkNumber`. Sie dürfen sie ergänzen.',
    },
  },
  {
    name: 'form-checked',
    shape: 'form',
    text: {
      en: 'After the check; `detail.valid` as in `onCheckForm`.',
      de: 'Nach der Prüfung; `detail.valid` wie bei `onCheckForm`.',
    },
  },
  {
    name: 'state-reseted',
    shape: 'form',
    text: {
      en: 'The box was reset. The only event that does not bubble. The spelling is correct.',
      de: 'Die Box wurde zurückgesetzt. Als einziges Ereignis steigt es nicht auf. Die Schreibweise stimmt.',
    },
  },
  {
    name: 'submit-aborted',
    shape: 'form',
    text: {
      en: 'Visible mode: sending was stopped because the data has changed.',
      de: 'Sichtbarer Modus: Das Absenden wurde angehalten, weil sich die Daten geändert haben.',
    },
  },
  {
    name: 'switch-to-invisible',
    shape: 'form',
    text: {en: 'Invisible mode has started.', de: 'Der unsichtbare Modus hat begonnen.'},
  },
  {
    name: 'validate-form-invisible',
    shape: 'form',
    text: {en: 'Invisible mode: before the check.', de: 'Unsichtbarer Modus: vor der Prüfung.'},
  },
  {
    name: 'submit-form-invisible',
    shape: 'form',
    text: {
      en: 'Invisible mode: before the form is sent.',
      de: 'Unsichtbarer Modus: vor dem Senden.',
    },
  },
];

export const scriptMethods: readonly ScriptEntry[] = [
  {
    name: 'requestSubmitToken',
    shape: '(token?) => void',
    text: {
      en: 'Requests a new submit token, or uses the given one. Without an argument, the option `submitToken` is used.',
      de: 'Holt einen neuen Absende-Token oder übernimmt den angegebenen. Ohne Angabe gilt die Option `submitToken`.',
    },
  },
  {
    name: 'resetState',
    shape: '() => void',
    text: {
      en: 'Removes the tick, the validation token and the error message, if there was a check since the last reset. Requests no new token and does not end a lockout.',
      de: 'Entfernt Haken, Validierungscode und Fehlermeldung, wenn es seit dem letzten Zurücksetzen eine Prüfung gab. Holt keinen neuen Token und hebt keine Sperre auf.',
    },
  },
  {
    name: 'checkForm',
    shape: '() => void',
    text: {
      en: 'Starts the check, as if the visitor had ticked the box. Does nothing during a proof of work, a delay or a lockout.',
      de: 'Startet die Prüfung, als wäre das Kästchen angehakt worden. Während Arbeitsnachweis, Verzögerung oder Sperre geschieht nichts.',
    },
  },
  {
    name: 'getSubmitToken',
    shape: '() => string | null',
    since: '1.5',
    text: {
      en: 'The current submit token; empty before the server has answered, `null` when the box could not be set up.',
      de: 'Der aktuelle Absende-Token; leer, bevor der Server geantwortet hat, `null`, wenn die Box nicht aufgebaut werden konnte.',
    },
  },
  {
    name: 'getValidationToken',
    shape: '() => string | null',
    since: '1.5',
    text: {
      en: 'The validation token; empty before a passed check.',
      de: 'Der Validierungscode; leer vor einer bestandenen Prüfung.',
    },
  },
  {
    name: 'getFormData',
    shape: '() => {fields, ignoredFields}',
    text: {
      en: 'What the box would send now. Useful to see which fields are checked. Runs the callbacks.',
      de: 'Was die Box jetzt senden würde. Nützlich, um zu sehen, welche Felder geprüft werden. Löst die Callbacks aus.',
    },
  },
  {
    name: 'metadata',
    shape: 'object',
    since: '1.5',
    text: {
      en: 'A property, not a method: sent with the next check and stored with the submission if the project allows metadata. Visitors can forge it.',
      de: 'Eine Eigenschaft, keine Methode: wird mit der nächsten Prüfung gesendet und bei der Einsendung gespeichert, wenn das Projekt Metadaten erlaubt. Besucher können sie fälschen.',
    },
  },
];
