import {compareBytes} from './canonicalJson';

export type FieldValue = string | readonly string[];
export type FormFields = Readonly<Record<string, FieldValue>>;

const toLf = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * The fields of a posted form as mosparo knows them: without its own fields and
 * without the ignored ones, `[]` cut from the names, line breaks as LF, sorted.
 */
export function prepareFormData(posted: FormFields, ignored: readonly string[] = []): FormFields {
  const entries = Object.entries(posted)
    .filter(([name]) => !name.startsWith('_mosparo_') && !ignored.includes(name))
    .map(([name, value]): [string, FieldValue] => [
      name.replace(/\[\]$/, ''),
      typeof value === 'string' ? toLf(value) : value.map(toLf),
    ]);
  return Object.fromEntries(entries.sort(([first], [second]) => compareBytes(first, second)));
}
