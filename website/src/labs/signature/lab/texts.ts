import {fill, inEachLanguage} from '../../../../texts';

/** Texts of the interactive part, in both languages. */
export const texts = inEachLanguage((t) => ({
  title: t('Signature lab'),
  linkHelp: t(
    'A copied link contains fields, tokens and metadata, but no keys and no values of your code.',
  ),
  warning: t(
    'Never paste the private key of a live project into a website, including this one. Use the keys of a test project, or the test keys below.',
  ),
  ownKey: t('This is not the test key. If it belongs to a live project, remove it.'),
  noCrypto: t(
    'Your browser offers cryptography only over HTTPS or on localhost. Open this page that way.',
  ),
  tooMuch: t('Too much for this lab: at most 100 values and 20,000 characters. Remove some.'),
  start: t('Start with a test vector'),
  fields: t('Fields of the form'),
  fieldsHelp: t(
    'Leave out what mosparo ignores: checkbox, radio, hidden, password, file and buttons. Write each value of a list on its own line. A list without a value is an empty list.',
  ),
  field: (number: number) => fill(t('Field {number}'), {number}),
  name: t('Name'),
  value: t('Value'),
  list: t('List'),
  remove: (name: string) => fill(t('Remove field {name}'), {name}),
  add: t('Add a field'),
  paste: t('Paste form data or a request body'),
  pasteHelp: t(
    'A posted body (urlencoded or multipart) or JSON, as the browser’s network tools show it. It replaces the fields above. The body of a verification request goes into the comparison.',
  ),
  pasteLabel: t('Form data'),
  read: t('Read'),
  pasteUnreadable: t('This is neither form data nor a JSON object.'),
  pasteForm: (count: number) =>
    fill(t('Read: {count} values. Remove the fields that mosparo ignores.'), {count}),
  pasteRequest: t('This is the body of a verification request: see the comparison.'),
  keys: t('Keys and tokens'),
  inputs: {
    submitToken: t('Submit token'),
    validationToken: t('Validation token'),
    publicKey: t('Public key'),
    privateKey: t('Private key (test key)'),
    metadata: t('Metadata (JSON text, optional)'),
  },
  steps: t('Every step'),
  request: t('The request with curl'),
  requestHelp: t(
    'This command sends the values above once to test your installation. It does not sign. For code that signs, see',
  ),
  requestLink: t('Custom integration'),
  compare: t('Compare with your code'),
  compareHelp: t(
    'Choose a step and paste what your code produced for the same fields, tokens and keys. Repeat for as many steps as you like.',
  ),
  step: t('Step'),
  own: t('Value of your code'),
  entered: t('Entered so far:'),
  clear: t('Clear all'),
  nothing: t('Signed. Nothing to compare yet.'),
  equal: t('Equal. All values you entered are correct.'),
  differs: t('First step that differs:'),
  inField: t('Field:'),
  cause: t('Likely cause:'),
  madeIn: t('The mistake is in step:'),
}));

export type Texts = (typeof texts)[keyof typeof texts];
