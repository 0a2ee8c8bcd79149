import {t, type Localized} from '../texts';

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
    text: t('`id` of the empty element for the box, inside the `form` element at any depth.'),
  },
  {
    name: 'host',
    shape: 'string',
    text: t('Address of the installation, with `https://` and without a slash at the end.'),
  },
  {
    name: 'uuid',
    shape: 'string',
    text: t('UUID of the project, for the stylesheet.'),
  },
  {
    name: 'publicKey',
    shape: 'string',
    text: t('Public key of the project, never the private one.'),
  },
  {
    name: 'options',
    shape: 'object',
    text: t('Options and callbacks; may be left out.'),
  },
];

export const scriptOptions: readonly ScriptEntry[] = [
  {
    name: 'name',
    shape: 'string',
    standard: "''",
    text: t('Name of the visible checkbox. Empty: `_mosparo_checkboxField_` and random digits.'),
  },
  {
    name: 'allowBrowserValidation',
    shape: 'boolean',
    standard: 'true',
    text: t('Removes `novalidate` from the form, so that the browser requires the tick.'),
  },
  {
    name: 'inputFieldSelector',
    shape: 'string',
    standard: "'[name]:not(.mosparo__ignored-field)'",
    text: t('CSS selector of the [checked fields](/docs/integration/ignored_fields#exclude).'),
  },
  {
    name: 'designMode',
    shape: 'boolean',
    standard: 'false',
    text: t('A box without function, for previews: no token, not required.'),
  },
  {
    name: 'loadCssResource',
    shape: 'boolean',
    standard: 'false',
    text: t(
      'Adds the stylesheet of the project to the page, instead of a `link` element of yours.',
    ),
  },
  {
    name: 'cssResourceUrl',
    shape: 'string',
    standard: "''",
    text: t('Another address for that stylesheet; needs `loadCssResource`.'),
  },
  {
    name: 'requestSubmitTokenOnInit',
    shape: 'boolean',
    standard: 'true',
    text: t('Requests the submit token at once. `false`: call `requestSubmitToken()` yourself.'),
  },
  {
    name: 'customMessages',
    shape: 'object',
    standard: '{}',
    text: t('Your own texts, by locale and key. They replace those of the server.'),
  },
  {
    name: 'language',
    shape: 'string | null',
    standard: 'null',
    since: '1.1',
    text: t('Fixed language of the box, for example `fr_FR`. `null`: the project setting decides.'),
  },
  {
    name: 'isMultiStepForm',
    shape: 'boolean',
    standard: 'false',
    since: '1.5',
    text: t('Multi-step form: steps before the last store their data, without a check.'),
  },
  {
    name: 'isLastStep',
    shape: 'boolean',
    standard: 'false',
    since: '1.5',
    text: t('Last step of a multi-step form.'),
  },
  {
    name: 'submitToken',
    shape: 'string | null',
    standard: 'null',
    since: '1.5',
    text: t('Submit token of the first step, for the following ones.'),
  },
  {
    name: 'forceInvisible',
    shape: 'boolean | null',
    standard: 'null',
    since: '1.5',
    text: t('Hides the box, regardless of the project. `null`: hidden in steps before the last.'),
  },
];

export const scriptCallbacks: readonly ScriptEntry[] = [
  {
    name: 'onBeforeGetFormData',
    shape: '(form) => void',
    since: '1.2.5',
    text: t(
      'Before the fields are read, for example to write a rich-text editor back to its `textarea`.',
    ),
  },
  {
    name: 'onGetFieldValue',
    shape: '(element, value) => string',
    since: '1.2.5',
    text: t('For each field. Must return the value to use.'),
  },
  {
    name: 'onGetFormData',
    shape: '(form, formData) => formData',
    since: '1.3.6',
    text: t('After all fields were read. Must return an object with `fields` and `ignoredFields`.'),
  },
  {
    name: 'onCheckForm',
    shape: '(valid) => void',
    text: t(
      'After the check. `valid` is `true`: passed, `false`: refused, `undefined`: lockout or error of the API.',
    ),
  },
  {
    name: 'onResetState',
    shape: '() => void',
    text: t('The box was reset.'),
  },
  {
    name: 'onAbortSubmit',
    shape: '() => void',
    text: t('Visible mode: sending was stopped because the data has changed since the check.'),
  },
  {
    name: 'onSwitchToInvisible',
    shape: '() => void',
    text: t('The box became invisible.'),
  },
  {
    name: 'onValidateFormInvisible',
    shape: '() => void',
    text: t('Invisible mode: before the check.'),
  },
  {
    name: 'onSubmitFormInvisible',
    shape: '() => void',
    text: t('Invisible mode: check passed, before the form is sent.'),
  },
  {
    name: 'doSubmitFormInvisible',
    shape: '() => void',
    text: t('Invisible mode: replaces the sending of the form.'),
  },
  {
    name: 'onFormDataStored',
    shape: '() => void',
    since: '1.5',
    text: t(
      'Multi-step forms: replaces what follows a stored step, or an error with status 200. Remove the overlay yourself.',
    ),
  },
  {
    name: 'onFormDataValid',
    shape: '() => void',
    since: '1.5',
    text: t(
      'Replaces what follows a passed check. In invisible mode, send the form and remove the overlay yourself, even after a refusal.',
    ),
  },
];

export const scriptEvents: readonly ScriptEntry[] = [
  {
    name: 'before-get-form-data',
    shape: 'form',
    since: '1.2.5',
    text: t('Before the fields are read.'),
  },
  {
    name: 'before-get-field-value',
    shape: 'field',
    since: '1.2.5',
    text: t('Before the value of a field is read.'),
  },
  {
    name: 'collect-request-data',
    shape: 'form',
    since: '1.5',
    text: t(
      '`detail` is the request: `formData` (text), `submitToken`, and sometimes `proofOfWorkNumber`. You can add to it.',
    ),
  },
  {
    name: 'form-checked',
    shape: 'form',
    text: t('After the check; `detail.valid` as in `onCheckForm`.'),
  },
  {
    name: 'state-reseted',
    shape: 'form',
    text: t('The box was reset. Does not bubble; spelled this way.'),
  },
  {
    name: 'submit-aborted',
    shape: 'form',
    text: t('As `onAbortSubmit`.'),
  },
  {
    name: 'switch-to-invisible',
    shape: 'form',
    text: t('Invisible mode has started.'),
  },
  {
    name: 'validate-form-invisible',
    shape: 'form',
    text: t('Invisible mode: before the check.'),
  },
  {
    name: 'submit-form-invisible',
    shape: 'form',
    text: t('Invisible mode: before the form is sent.'),
  },
];

export const scriptMethods: readonly ScriptEntry[] = [
  {
    name: 'requestSubmitToken',
    shape: '(token?) => void',
    text: t('Requests a new submit token, or uses the given one or the option `submitToken`.'),
  },
  {
    name: 'resetState',
    shape: '() => void',
    text: t(
      'Removes the tick, the validation token and the error message, if there was a check since the last reset. Requests no new token and does not end a lockout.',
    ),
  },
  {
    name: 'checkForm',
    shape: '() => void',
    text: t(
      'Starts the check, as a tick does. Does nothing during a proof of work, a delay or a lockout.',
    ),
  },
  {
    name: 'getSubmitToken',
    shape: '() => string | null',
    since: '1.5',
    text: t(
      'The current submit token; empty before the server has answered, `null` when the box could not be set up.',
    ),
  },
  {
    name: 'getValidationToken',
    shape: '() => string | null',
    since: '1.5',
    text: t('The validation token; empty before a passed check.'),
  },
  {
    name: 'getFormData',
    shape: '() => {fields, ignoredFields}',
    text: t('What the box would send now. Runs the callbacks.'),
  },
  {
    name: 'metadata',
    shape: 'object',
    since: '1.5',
    text: t(
      'A property: sent with the next check, and stored if the project allows metadata. Visitors can forge it.',
    ),
  },
];
