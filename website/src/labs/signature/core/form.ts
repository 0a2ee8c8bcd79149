import type {Pasted} from './pasted';
import type {LabInput} from './recipe';
import {fieldsToRows, row, rowsToFields, type Row} from './rows';

export interface FormRow extends Row {
  /** Key for React; stays the same while the reader types, so that the field keeps its focus. */
  readonly id: number;
}

export type InputName = Exclude<keyof LabInput, 'fields'>;

export type FormState = Readonly<Record<InputName, string>> & {
  readonly rows: readonly FormRow[];
  readonly nextId: number;
};

export type FormAction =
  | {readonly type: 'input'; readonly name: InputName; readonly value: string}
  | {readonly type: 'row'; readonly id: number; readonly change: Partial<Row>}
  | {readonly type: 'add'}
  | {readonly type: 'remove'; readonly id: number}
  | {readonly type: 'load'; readonly input: LabInput}
  | {readonly type: 'paste'; readonly pasted: Pasted & {readonly kind: 'form'}};

const numbered = (rows: readonly Row[], first: number) =>
  rows.map((line, index) => ({...line, id: first + index}));

const withRows = (state: FormState, rows: readonly Row[]): FormState => ({
  ...state,
  rows: numbered(rows, state.nextId),
  nextId: state.nextId + rows.length,
});

export function startForm(input: LabInput): FormState {
  const {fields, metadata = '', ...texts} = input;
  return withRows({...texts, metadata, rows: [], nextId: 0}, fieldsToRows(fields));
}

export function formInput({rows, nextId: _, ...texts}: FormState): LabInput {
  return {...texts, fields: rowsToFields(rows)};
}

export function changeForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'input':
      return {...state, [action.name]: action.value};
    case 'row':
      return {
        ...state,
        rows: state.rows.map((line) =>
          line.id === action.id ? {...line, ...action.change} : line,
        ),
      };
    case 'add':
      return {
        ...state,
        rows: [...state.rows, {...row('', ''), id: state.nextId}],
        nextId: state.nextId + 1,
      };
    case 'remove':
      return {...state, rows: state.rows.filter(({id}) => id !== action.id)};
    case 'load': {
      const {fields, metadata = '', ...texts} = action.input;
      return withRows({...state, ...texts, metadata}, fieldsToRows(fields));
    }
    case 'paste':
      return withRows({...state, ...action.pasted.tokens}, action.pasted.rows);
  }
}
