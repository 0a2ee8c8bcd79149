import type {Report} from './problems';

/** A value of a JSON file. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Shape {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

/** An object with the right keys, or undefined. */
export function checkObject(
  value: unknown,
  path: string,
  {required, optional = []}: Shape,
  report: Report,
): Json | undefined {
  if (!isObject(value)) {
    report(path, 'notObject');
    return undefined;
  }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  for (const key of required) if (!Object.hasOwn(value, key)) report(at(key), 'missing');
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key)) report(at(key), 'unknownKey');
  }
  return value;
}

export function checkList(value: unknown, path: string, report: Report): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(path, 'notList');
    return [];
  }
  if (value.length === 0) report(path, 'emptyList');
  return value;
}

/** A missing value has been reported by checkObject already. */
export function checkText(value: unknown, path: string, report: Report): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') report(path, 'notText');
  else if (value === '') report(path, 'emptyText');
  return typeof value === 'string' ? value : '';
}

export function checkChoice<Key extends string>(
  value: unknown,
  path: string,
  keys: readonly Key[],
  report: Report,
): Key | undefined {
  const found = keys.find((key) => key === value);
  if (!found && value !== undefined) report(path, 'notOneOf', keys.join(', '));
  return found;
}

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Reports a 0, because mosparo counts it as 1 here. */
  readonly noZero?: boolean;
}

/** The number as the reader would type it. */
export function checkNumber(
  value: unknown,
  path: string,
  {minimum = -Infinity, maximum = Infinity, noZero}: Limits,
  report: Report,
): string {
  if (value === undefined) return '';
  if (typeof value !== 'number') {
    report(path, 'notNumber');
    return '';
  }
  if (value < minimum || value > maximum) report(path, 'outOfRange', `${minimum} … ${maximum}`);
  if (noZero && value === 0) report(path, 'zero');
  return String(value);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function checkUuid(value: unknown, path: string, report: Report): string | undefined {
  if (typeof value === 'string' && uuid.test(value)) return value;
  if (value !== undefined) report(path, 'notUuid');
  return undefined;
}

const date = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|z|[+-]\d\d:?\d\d)$/;

export function checkDate(value: unknown, path: string, report: Report): void {
  if (value === undefined) return;
  const readable =
    typeof value === 'string' && date.test(value) && !Number.isNaN(Date.parse(value));
  if (!readable) report(path, 'notDate');
}
