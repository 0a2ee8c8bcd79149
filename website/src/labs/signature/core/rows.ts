import type {FieldValue, FormFields} from '../../../content/signing/prepareFormData';

/** One row of the form: a list is several rows with the same name, as a browser posts it. */
export interface Row {
  readonly name: string;
  readonly value: string;
  /** A list although the name neither ends in `[]` nor comes twice. */
  readonly list: boolean;
}

export const row = (name: string, value: string, list = false): Row => ({name, value, list});

const isList = ({name, list}: Row) => list || name.endsWith('[]');

/** An empty input of a list adds nothing to it, as in mosparo's script in the browser. */
const itemsOf = (line: Row) => (isList(line) && line.value === '' ? [] : [line.value]);

export function rowsToFields(rows: readonly Row[]): FormFields {
  const groups = new Map<string, Row[]>();
  for (const line of rows) {
    if (line.name === '') continue;
    const key = isList(line) ? `${line.name.replace(/\[\]$/, '')}[]` : line.name;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  const entries = [...groups].map(([name, lines]): [string, FieldValue] => {
    const [first] = lines;
    const single = lines.length === 1 && first && !isList(first);
    return [name, single ? first.value : lines.flatMap(itemsOf)];
  });
  return Object.fromEntries(entries);
}

export function fieldsToRows(fields: FormFields): readonly Row[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'string') return [row(name, value)];
    const list = !name.endsWith('[]');
    return value.length > 0 ? value.map((item) => row(name, item, list)) : [row(name, '', list)];
  });
}
