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
      de: '`id` des leeren Elements für die Box, beliebig tief im `form`-Element.',
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
      en: 'UUID of the project, for the stylesheet.',
      de: 'UUID des Projekts, für das Stylesheet.',
    },
  },
  {
    name: 'publicKey',
    shape: 'string',
    text: {
      en: 'Public key of the project, never the private one.',
      de: 'Öffentlicher Schlüssel des Projekts, nie der geheime.',
    },
  },
  {
    name: 'options',
    shape: 'object',
    text: {
      en: 'Options and callbacks; may be left out.',
      de: 'Optionen und Callbacks; darf fehlen.',
    },
  },
];

export const scriptOptions: readonly ScriptEntry[] = [
  {
    name: 'name',
    shape: 'string',
    standard: "''",
    text: {
      en: 'Name of the visible checkbox. Empty: `_mosparo_checkboxField_` and random digits.',
      de: 'Name des sichtbaren Kästchens. Leer: `_mosparo_checkboxField_` und zufällige Ziffern.',
    },
  },
  {
    name: 'allowBrowserValidation',
    shape: 'boolean',
    standard: 'true',
    text: {
      en: 'Removes `novalidate` from the form, so that the browser requires the tick.',
      de: 'Entfernt `novalidate` vom Formular, damit der Browser das Häkchen verlangt.',
    },
  },
  {
    name: 'inputFieldSelector',
    shape: 'string',
    standard: "'[name]:not(.mosparo__ignored-field)'",
    text: {
      en: 'CSS selector of the [checked fields](/docs/integration/ignored_fields#exclude).',
      de: 'CSS-Selektor der [geprüften Felder](/docs/integration/ignored_fields#exclude).',
    },
  },
  {
    name: 'designMode',
    shape: 'boolean',
    standard: 'false',
    text: {
      en: 'A box without function, for previews: no token, not required.',
      de: 'Eine Box ohne Funktion, für Vorschauen: kein Token, kein Pflichtfeld.',
    },
  },
  {
    name: 'loadCssResource',
    shape: 'boolean',
    standard: 'false',
    text: {
      en: 'Adds the stylesheet of the project to the page, instead of a `link` element of yours.',
      de: 'Bindet das Stylesheet des Projekts in die Seite ein, statt eines eigenen `link`-Elements.',
    },
  },
  {
    name: 'cssResourceUrl',
    shape: 'string',
    standard: "''",
    text: {
      en: 'Another address for that stylesheet; needs `loadCssResource`.',
      de: 'Andere Adresse für dieses Stylesheet; nur mit `loadCssResource`.',
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
      en: 'Your own texts, by locale and key. They replace those of the server.',
      de: 'Eigene Texte, nach Sprachkürzel und Schlüssel. Sie ersetzen die des Servers.',
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
      en: 'Multi-step form: steps before the last store their data, without a check.',
      de: 'Mehrstufiges Formular: Schritte vor dem letzten speichern ihre Daten ungeprüft.',
    },
  },
  {
    name: 'isLastStep',
    shape: 'boolean',
    standard: 'false',
    since: '1.5',
    text: {
      en: 'Last step of a multi-step form.',
      de: 'Letzter Schritt eines mehrstufigen Formulars.',
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
      en: 'Hides the box, regardless of the project. `null`: hidden in steps before the last.',
      de: 'Blendet die Box unabhängig vom Projekt aus. `null`: ausgeblendet in Schritten vor dem letzten.',
    },
  },
];

export const scriptCallbacks: readonly ScriptEntry[] = [
  {
    name: 'onBeforeGetFormData',
    shape: '(form) => void',
    since: '1.2.5',
    text: {
      en: 'Before the fields are read, for example to write a rich-text editor back to its `textarea`.',
      de: 'Bevor die Felder gelesen werden, etwa um einen Rich-Text-Editor in sein `textarea` zurückzuschreiben.',
    },
  },
  {
    name: 'onGetFieldValue',
    shape: '(element, value) => string',
    since: '1.2.5',
    text: {
      en: 'For each field. Must return the value to use.',
      de: 'Für jedes Feld. Muss den zu verwendenden Wert zurückgeben.',
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
      en: 'After the check. `valid` is `true`: passed, `false`: refused, `undefined`: lockout or error of the API.',
      de: 'Nach der Prüfung. `valid` ist `true`: bestanden, `false`: abgelehnt, `undefined`: Sperre oder Fehler der API.',
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
      en: 'Visible mode: sending was stopped because the data has changed since the check.',
      de: 'Sichtbarer Modus: Das Absenden wurde angehalten, weil sich die Daten seit der Prüfung geändert haben.',
    },
  },
  {
    name: 'onSwitchToInvisible',
    shape: '() => void',
    text: {
      en: 'The box became invisible.',
      de: 'Die Box wurde unsichtbar.',
    },
  },
  {
    name: 'onValidateFormInvisible',
    shape: '() => void',
    text: {
      en: 'Invisible mode: before the check.',
      de: 'Unsichtbarer Modus: vor der Prüfung.',
    },
  },
  {
    name: 'onSubmitFormInvisible',
    shape: '() => void',
    text: {
      en: 'Invisible mode: check passed, before the form is sent.',
      de: 'Unsichtbarer Modus: Prüfung bestanden, vor dem Senden.',
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
      en: 'Multi-step forms: replaces what follows a stored step, or an error with status 200. Remove the overlay yourself.',
      de: 'Mehrstufige Formulare: ersetzt, was auf einen gespeicherten Schritt oder einen Fehler mit Status 200 folgt. Das Overlay entfernen Sie selbst.',
    },
  },
  {
    name: 'onFormDataValid',
    shape: '() => void',
    since: '1.5',
    text: {
      en: 'Replaces what follows a passed check. In invisible mode, send the form and remove the overlay yourself, even after a refusal.',
      de: 'Ersetzt, was auf eine bestandene Prüfung folgt. Im unsichtbaren Modus senden Sie das Formular selbst und entfernen das Overlay, auch nach einer Ablehnung.',
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
      en: 'The box was reset. Does not bubble; spelled this way.',
      de: 'Die Box wurde zurückgesetzt. Steigt nicht auf; wird so geschrieben.',
    },
  },
  {
    name: 'submit-aborted',
    shape: 'form',
    text: {
      en: 'As `onAbortSubmit`.',
      de: 'Wie `onAbortSubmit`.',
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
      en: 'Requests a new submit token, or uses the given one or the option `submitToken`.',
      de: 'Holt einen neuen Absende-Token oder übernimmt den angegebenen oder die Option `submitToken`.',
    },
  },
  {
    name: 'resetState',
    shape: '() => void',
    text: {
      en: 'Removes the tick, the validation token and the error message, if there was a check since the last reset. Requests no new token and does not end a lockout.',
      de: 'Entfernt Häkchen, Validierungscode und Fehlermeldung, wenn es seit dem letzten Zurücksetzen eine Prüfung gab. Holt keinen neuen Token und hebt keine Sperre auf.',
    },
  },
  {
    name: 'checkForm',
    shape: '() => void',
    text: {
      en: 'Starts the check, as a tick does. Does nothing during a proof of work, a delay or a lockout.',
      de: 'Startet die Prüfung, wie das Anhaken der Box. Während Arbeitsnachweis, Verzögerung oder Sperre geschieht nichts.',
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
      en: 'What the box would send now. Runs the callbacks.',
      de: 'Was die Box jetzt senden würde. Löst die Callbacks aus.',
    },
  },
  {
    name: 'metadata',
    shape: 'object',
    since: '1.5',
    text: {
      en: 'A property: sent with the next check, and stored if the project allows metadata. Visitors can forge it.',
      de: 'Eine Eigenschaft: wird mit der nächsten Prüfung gesendet und gespeichert, wenn das Projekt Metadaten erlaubt. Besucher können sie fälschen.',
    },
  },
];
