import {expect, test} from 'vitest';
import {isRow, readPieces, writeColumns, writeRow} from './rows';

const text = [
  'Before.',
  writeColumns(['No.', 'Setting', 'Default']),
  writeRow('minimum-time', ['1', 'Minimum time', '10 seconds']),
  writeRow('', ['2', 'Complexity', '–']),
  'After.',
].join('\n');

test('rows and the prose between them, in their order', () => {
  expect(readPieces(text)).toEqual([
    {prose: 'Before.'},
    {
      anchor: 'minimum-time',
      kind: 'Setting',
      name: 'Minimum time',
      cells: [
        {label: 'No.', text: '1'},
        {label: 'Default', text: '10 seconds'},
      ],
    },
    {anchor: '', kind: 'Setting', name: 'Complexity', cells: [{label: 'No.', text: '2'}]},
    {prose: 'After.'},
  ]);
  expect(readPieces(text).filter(isRow)).toHaveLength(2);
});

test('the first part of a cell names the row, the others are said of it', () => {
  const row = ['intl · required', 'Languages'];
  expect(
    readPieces([writeColumns(['Extension', 'Needed for']), writeRow('', row)].join('\n')),
  ).toEqual([
    {
      anchor: '',
      kind: 'Extension',
      name: 'intl',
      cells: [
        {label: '', text: 'required'},
        {label: 'Needed for', text: 'Languages'},
      ],
    },
  ]);
});
