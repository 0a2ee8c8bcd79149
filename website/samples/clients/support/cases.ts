import type {BrowserField} from '../../../../tests/verification-server/fieldCheck';
import type {Project} from '../../../../tests/verification-server/project';
import type {Form} from './vectors';

export const contactFields = ['name', 'emailAddress', 'message'] as const;

const honest: Readonly<Record<string, string>> = {
  name: 'Anna Example',
  emailAddress: 'anna@example.org',
  message: 'Is the room free?',
};

export interface Case {
  readonly name: string;
  /** What the box in the browser had checked. */
  readonly checked: readonly BrowserField[];
  /** What arrives at the backend, besides the tokens. */
  readonly posted: Form;
  /** Why the backend must refuse; undefined = it must accept. */
  readonly refusal?: RegExp;
  readonly settings?: Partial<Project>;
  /** What the backend has in its settings, if not the right one. */
  readonly privateKey?: string;
  readonly tokens?: {readonly submitToken?: string; readonly validationToken?: string};
}

function checked(fields: Readonly<Record<string, string>>): BrowserField[] {
  return Object.entries(fields).map(([name, value]) => ({name, value}));
}

/** What the product accepts and refuses, and what a backend must refuse on its own. */
export const cases: readonly Case[] = [
  {name: 'untouched data', checked: checked(honest), posted: honest},
  {
    name: 'a value that looks like an option',
    checked: checked({...honest, name: '-n \\x41 %41'}),
    posted: {...honest, name: '-n \\x41 %41'},
  },
  {
    name: 'line breaks as browsers post them',
    checked: checked({...honest, message: 'one\ntwo\n'}),
    posted: {...honest, message: 'one\r\ntwo\r\n'},
  },
  {
    name: 'a further posted field that the backend does not use',
    checked: checked(honest),
    posted: {...honest, newsletter: '1'},
  },
  {
    name: 'a wrong private key',
    checked: checked(honest),
    posted: honest,
    privateKey: 'not-the-private-key',
    refusal: /answered.*400.*Request invalid/is,
  },
  {
    name: 'an edited field',
    checked: checked(honest),
    posted: {...honest, message: 'Buy now!'},
    refusal: /Field not valid/,
  },
  {
    name: 'a missing field',
    checked: checked(honest),
    posted: {name: honest.name!, emailAddress: honest.emailAddress!},
    refusal: /Field not valid/,
  },
  {
    name: 'a field that the form does not have',
    checked: checked({...honest, company: 'Example Ltd'}),
    posted: {...honest, company: 'Example Ltd'},
    refusal: /Missing in form data/,
  },
  {
    name: 'a field that was hidden from the box',
    checked: checked({name: honest.name!, emailAddress: honest.emailAddress!}),
    posted: honest,
    refusal: /field message was not verified/i,
  },
  {
    name: 'a text field posted as a list',
    checked: checked(honest),
    posted: {...honest, message: [honest.message!, 'Buy now!']},
    refusal: /Field not valid/,
  },
  {
    name: 'a trimmed value',
    checked: checked({...honest, name: ' Anna Example '}),
    posted: honest,
    refusal: /Field not valid/,
  },
  {
    name: 'line breaks turned into something else',
    checked: checked({...honest, message: 'one\ntwo'}),
    posted: {...honest, message: 'one\rtwo'},
    refusal: /Field not valid/,
  },
  {
    name: 'an unknown submit token',
    checked: checked(honest),
    posted: honest,
    tokens: {submitToken: '8WqQnk4I7r2ncjtXLQE-GnvXtKqmermTEwiL3-Xy_eE'},
    refusal: /Submit token not found or not valid/,
  },
  {
    name: 'a wrong validation token',
    checked: checked(honest),
    posted: honest,
    tokens: {validationToken: 'rumr5cEtkfRNDh_IVV7NlhlDPbPYP6b8Pd19fv6ivP0'},
    refusal: /Verification failed/,
  },
  {
    name: 'missing tokens',
    checked: checked(honest),
    posted: honest,
    tokens: {submitToken: '', validationToken: ''},
    refusal: /tokens of mosparo are missing/i,
  },
  {
    name: 'spam',
    checked: checked({...honest, message: 'online casino'}),
    posted: {...honest, message: 'online casino'},
    refusal: /tokens of mosparo are missing/i,
  },
  {
    name: 'spam with an invented validation token',
    checked: checked({...honest, message: 'online casino'}),
    posted: {...honest, message: 'online casino'},
    tokens: {validationToken: 'rumr5cEtkfRNDh_IVV7NlhlDPbPYP6b8Pd19fv6ivP0'},
    refusal: /answered.*500/is,
  },
  {
    name: 'spam in silent mode',
    checked: checked({...honest, message: 'online casino'}),
    posted: {...honest, message: 'online casino'},
    settings: {silentMode: true},
    refusal: /not valid/i,
  },
  {
    name: 'a form that was filled in too fast',
    checked: checked(honest),
    posted: honest,
    settings: {minimumTimeSeconds: 5},
    refusal: /Verification failed/,
  },
];

/** Answers that no genuine verification gives: status, headers, body. */
export const strangeAnswers: readonly (readonly [
  string,
  number,
  Record<string, string>,
  string,
])[] = [
  ['a page instead of JSON', 200, {'Content-Type': 'text/html'}, '<html>Maintenance</html>'],
  ['a yes without signature', 200, {}, '{"valid":true,"verifiedFields":{"name":"valid"}}'],
  [
    'a yes with a wrong signature',
    200,
    {},
    `{"valid":true,"verificationSignature":"${'0'.repeat(64)}","verifiedFields":{"name":"valid"}}`,
  ],
  ['a redirect', 307, {Location: '/elsewhere'}, ''],
  ['an error of the server', 503, {}, 'try later'],
];
