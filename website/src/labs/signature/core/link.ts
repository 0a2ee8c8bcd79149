import type {Entries, ReadState, Shared} from '../../frame/core/shared';
import type {Produced} from './compare';
import {startForm, type FormState} from './form';
import type {LabInput} from './recipe';
import {row, type Row} from './rows';

/** What the reader enters. */
export interface Entered {
  readonly form: FormState;
  /** Values of the reader's own code. */
  readonly produced: Produced;
}

const inputs = {
  submit: 'submitToken',
  validation: 'validationToken',
  metadata: 'metadata',
} as const;

type InputEntry = keyof typeof inputs;

const isInput = (name: string): name is InputEntry => Object.hasOwn(inputs, name);

/** Without keys, and without the values of the reader's code, whose headers contain a key. */
export function encodeForm({form}: Entered): Entries {
  return [
    ...form.rows.flatMap(({name, value, list}): Entries => [
      ['field', name],
      ['value', value],
      ...(list ? ([['list', '1']] as const) : []),
    ]),
    ...(Object.keys(inputs) as InputEntry[]).map((name) => [name, form[inputs[name]]] as const),
  ];
}

interface OpenRow extends Row {
  value: string;
  list: boolean;
}

/** Reads an untrusted link; the keys are those of `start`. */
export function decodeForm(shared: Shared, start: LabInput): ReadState<Entered> {
  const rows: OpenRow[] = [];
  const texts: Partial<Record<(typeof inputs)[InputEntry], string>> = {};
  let unread = 0;
  for (const [name, text] of shared) {
    const last = rows.at(-1);
    if (name === 'field') rows.push({...row(text, '')});
    else if (name === 'value' && last) last.value = text;
    else if (name === 'list' && last) last.list = true;
    else if (isInput(name)) texts[inputs[name]] = text;
    else unread += 1;
  }
  const form = startForm({...start, ...texts, fields: {}});
  return {state: {form: withRows(form, rows), produced: {}}, unread};
}

/** With rows as they were typed: an empty name is left out of the fields. */
const withRows = (form: FormState, rows: readonly Row[]): FormState => ({
  ...form,
  rows: rows.map((line, id) => ({...line, id})),
  nextId: rows.length,
});
