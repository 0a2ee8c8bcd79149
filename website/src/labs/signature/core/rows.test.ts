import {describe, expect, it} from 'vitest';
import type {FormFields} from '../../../content/signing/prepareFormData';
import {fieldsToRows, row, rowsToFields, type Row} from './rows';

const cases: [string, Row[], FormFields][] = [
  ['one text', [row('name', 'Anna')], {name: 'Anna'}],
  ['an empty text', [row('website', '')], {website: ''}],
  ['a line without a name', [row('', 'x')], {}],
  ['a name with brackets at the end', [row('tags[]', 'a')], {'tags[]': ['a']}],
  ['an empty list', [row('tags[]', '')], {'tags[]': []}],
  ['a name that comes twice', [row('c', 'red'), row('c', '')], {c: ['red', '']}],
  ['a multi select without brackets', [row('c', 'red', true)], {'c[]': ['red']}],
  ['brackets inside the name', [row('form[a][b]', 'x')], {'form[a][b]': 'x'}],
];

describe('rowsToFields', () => {
  it.each(cases)('reads %s', (_, rows, fields) => {
    expect(rowsToFields(rows)).toEqual(fields);
  });
});

describe('fieldsToRows', () => {
  it.each<FormFields>([{a: 'b', 'c[]': ['d', 'e'], 'f[]': []}, {}])(
    'is the inverse of rowsToFields: %j',
    (fields) => {
      expect(rowsToFields(fieldsToRows(fields))).toEqual(fields);
    },
  );

  it('marks a list without brackets in its name', () => {
    expect(fieldsToRows({c: ['red']})).toEqual([row('c', 'red', true)]);
  });
});
