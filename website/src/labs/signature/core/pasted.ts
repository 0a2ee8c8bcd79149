import {MAX_ROWS, MAX_TEXT} from './limits';
import {row, type Row} from './rows';

/** What a reader can paste instead of typing the fields. */
export type Pasted =
  | {readonly kind: 'form'; readonly rows: readonly Row[]; readonly tokens: Tokens}
  | {readonly kind: 'request'; readonly body: string}
  | {readonly kind: 'tooMuch'}
  | {readonly kind: 'unreadable'};

export interface Tokens {
  readonly submitToken?: string;
  readonly validationToken?: string;
}

type Pair = readonly [name: string, value: string];

/** Separates the tokens from the form data; other fields of mosparo are left out. */
function toForm(pairs: readonly Pair[]): Pasted {
  if (pairs.length > MAX_ROWS) return {kind: 'tooMuch'};
  const values = new Map(pairs);
  const rows = pairs
    .filter(([name]) => !name.startsWith('_mosparo_'))
    .map(([name, value]) => row(name, value));
  const submitToken = values.get('_mosparo_submitToken');
  const validationToken = values.get('_mosparo_validationToken');
  return {
    kind: 'form',
    rows,
    tokens: {...(submitToken && {submitToken}), ...(validationToken && {validationToken})},
  };
}

/** Nested data as the browser names it: `form[address][street]`, lists with `[]`. */
function flatten(name: string, value: unknown): Pair[] {
  if (value === null || value === undefined) return [[name, '']];
  if (typeof value !== 'object') return [[name, String(value)]];
  if (Array.isArray(value)) {
    const list = name.endsWith('[]') ? name : `${name}[]`;
    return value.length > 0 ? value.flatMap((item) => flatten(list, item)) : [[list, '']];
  }
  return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item));
}

function readJson(text: string): Pasted {
  try {
    const data: unknown = JSON.parse(text);
    if (data === null || typeof data !== 'object' || Array.isArray(data)) {
      return {kind: 'unreadable'};
    }
    if ('formData' in data && 'validationSignature' in data) return {kind: 'request', body: text};
    return toForm(Object.entries(data).flatMap(([name, value]) => flatten(name, value)));
  } catch {
    return {kind: 'unreadable'};
  }
}

/** One part: lines with its name and more about it, an empty line, the value, a line break. */
function readPart(part: string): Pair[] {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, Math.max(0, end));
  const name = /name="([^"]*)"/.exec(head)?.[1];
  if (name === undefined || head.includes('filename=') || !part.endsWith('\r\n')) return [];
  return [[name, part.slice(end + 4, -2)]];
}

/** The body of `multipart/form-data`, as developer tools show it; files are left out. */
function readMultipart(text: string): Pasted {
  const lines = text.replace(/\r\n|\r|\n/g, '\r\n');
  const boundary = lines.slice(0, lines.indexOf('\r\n'));
  const pairs = lines.split(boundary).flatMap(readPart);
  return pairs.length > 0 ? toForm(pairs) : {kind: 'unreadable'};
}

export function readPasted(text: string): Pasted {
  if (text.length > MAX_TEXT) return {kind: 'tooMuch'};
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return readJson(start);
  if (start.startsWith('--')) return readMultipart(start);
  const body = text.trim();
  return body.includes('=') ? toForm([...new URLSearchParams(body)]) : {kind: 'unreadable'};
}
