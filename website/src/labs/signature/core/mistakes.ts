import {canonicalJson, type Json} from '../../../content/signing/canonicalJson';
import {prepareFormData} from '../../../content/signing/prepareFormData';
import {base64, fromBase64, hex, latin1, utf8} from './bytes';
import {
  bracketsKept,
  changeValues,
  lastItems,
  lowerCaseNames,
  nestNames,
  phpNames,
  sortedIgnoringCase,
  unsorted,
  withTokens,
  without,
} from './preparations';
import {basic, endpoint, type JsonObject, type Recipe} from './recipe';
import type {StepId} from './steps';

/** The step in which the mistake is made, and the parts of the recipe that it changes. */
interface Mistake {
  readonly step: StepId;
  readonly recipe: Partial<Recipe>;
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');

const escapeUnicode = (text: string) =>
  text.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const escapeSlash = (text: string) => text.replaceAll('/', '\\/');
const emptyAsObject = (text: string) => text.replaceAll('[]', '{}');

/** `json.dumps` of Python puts a space after every comma and colon. */
function spacedJson(value: Json): string {
  if (value === null || typeof value !== 'object') return canonicalJson(value);
  if (Array.isArray(value)) {
    return value.length > 0 ? `[${value.map(spacedJson).join(', ')}]` : '{}';
  }
  const pairs = Object.entries(value).map(
    ([name, item]: [string, Json]) => `${canonicalJson(name)}: ${spacedJson(item)}`,
  );
  return `{${pairs.join(', ')}}`;
}

const sortKeys = (data: object): JsonObject =>
  Object.fromEntries(Object.entries(data).sort(([first], [second]) => (first < second ? -1 : 1)));

const inPreparation = (prepare: Recipe['prepare']): Mistake => ({
  step: 'prepared',
  recipe: {prepare},
});
const inJson = (json: Recipe['json']): Mistake => ({step: 'formDataJson', recipe: {json}});
const inSignature = (recipe: Partial<Recipe>): Mistake => ({step: 'formSignature', recipe});
const inSignedText = (signedText: Recipe['signedText']): Mistake => ({
  step: 'signedText',
  recipe: {signedText},
});
const inHeader = (authorization: Recipe['authorization']): Mistake => ({
  step: 'authorization',
  recipe: {authorization},
});

/** Every mistake that the lab knows, the frequent ones first in each group. */
export const mistakes = {
  trimmed: inPreparation(changeValues((text) => text.trim())),
  crlfKept: inPreparation(changeValues((text) => text.replace(/\r?\n/g, '\r\n'))),
  emptyLeftOut: inPreparation(without((value) => value.length === 0)),
  emptyListLeftOut: inPreparation(
    without((value) => typeof value !== 'string' && value.length === 0),
  ),
  nested: inPreparation((posted) => nestNames(prepareFormData(posted))),
  bracketsKept: inPreparation(bracketsKept),
  phpNames: inPreparation(phpNames),
  lowerCaseNames: inPreparation(lowerCaseNames),
  htmlEscaped: inPreparation(changeValues(escapeHtml)),
  slashesAdded: inPreparation(changeValues((text) => text.replace(/['"\\]/g, '\\$&'))),
  normalized: inPreparation(changeValues((text) => text.normalize('NFC'))),
  lastItemOnly: inPreparation(lastItems),
  tokensKept: inPreparation(withTokens),
  unsorted: inPreparation(unsorted),
  sortedIgnoringCase: inPreparation(sortedIgnoringCase),
  notHashed: {step: 'formData', recipe: {hashes: false}},
  latin1: {step: 'formData', recipe: {encode: latin1}},
  upperCaseHex: {
    step: 'formData',
    recipe: {
      writeHash: (bytes) => hex(bytes).toUpperCase(),
      writeSignature: (bytes) => hex(bytes).toUpperCase(),
    },
  },
  slashNotEscaped: inJson((value) => emptyAsObject(escapeUnicode(JSON.stringify(value)))),
  unicodeNotEscaped: inJson((value) => emptyAsObject(escapeSlash(JSON.stringify(value)))),
  nothingEscaped: inJson((value) => emptyAsObject(JSON.stringify(value))),
  upperCaseEscapes: inJson((value) =>
    canonicalJson(value).replace(/\\u[0-9a-f]{4}/g, (escape) =>
      escape.toUpperCase().replace('U', 'u'),
    ),
  ),
  emptyListSigned: inJson((value) => canonicalJson(value).replaceAll('{}', '[]')),
  spaces: inJson(spacedJson),
  indented: inJson((value) =>
    emptyAsObject(escapeUnicode(escapeSlash(JSON.stringify(value, null, 4)))),
  ),
  keyDecoded: inSignature({
    key: ({privateKey}) => fromBase64(privateKey) ?? utf8(privateKey),
  }),
  keyWithLineBreak: inSignature({key: ({privateKey}) => utf8(`${privateKey}\n`)}),
  publicKeyUsed: inSignature({key: ({publicKey}) => utf8(publicKey)}),
  keySwapped: inSignature({keyFirst: false}),
  lineBreakSigned: inSignature({message: (text) => `${text}\n`}),
  upperCaseSignature: inSignature({writeSignature: (bytes) => hex(bytes).toUpperCase()}),
  base64Signature: inSignature({writeSignature: base64}),
  joinedReversed: {
    step: 'verificationSignature',
    recipe: {join: (validation, form) => form + validation},
  },
  requestSorted: {step: 'requestBody', recipe: {body: sortKeys}},
  pathMissing: inSignedText((data, json) => json(data)),
  onlyFormDataSigned: inSignedText((data, json) => endpoint + json(data.formData ?? {})),
  onlyFormDataNoPath: inSignedText((data, json) => json(data.formData ?? {})),
  pathWithSlash: inSignedText((data, json) => `${endpoint}/${json(data)}`),
  pathWithoutSlash: inSignedText((data, json) => endpoint.slice(1) + json(data)),
  privateKeySent: inHeader(({privateKey}, signature) => basic(privateKey, signature)),
  base64Twice: inHeader(
    ({publicKey}, signature) =>
      `Basic ${base64(utf8(basic(publicKey, signature).slice('Basic '.length)))}`,
  ),
  notEncoded: inHeader(({publicKey}, signature) => `Basic ${publicKey}:${signature}`),
  bearer: inHeader(
    ({publicKey}, signature) => `Bearer ${basic(publicKey, signature).slice('Basic '.length)}`,
  ),
} satisfies Record<string, Mistake>;

export type MistakeId = keyof typeof mistakes;

export const mistakeIds = Object.keys(mistakes) as readonly MistakeId[];

export const mistakeOf = (id: MistakeId): Mistake => mistakes[id];
