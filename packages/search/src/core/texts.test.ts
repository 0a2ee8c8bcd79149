import {expect, test} from 'vitest';
import {fixtureSections} from './fixture';
import {cutIntoFiles, textPlace} from './texts';

const long = 'A sentence of a long text. '.repeat(100);
const files = cutIntoFiles(
  fixtureSections([
    {route: '/a', title: 'Apple', text: 'How apples grow.'},
    {route: '/a#needle', title: 'Needle'},
    {route: '/b', title: 'Banana', text: long},
    {route: '/b#c', title: 'Cherry', text: long},
  ]),
);

test('a section without text gets the beginning of its page', () =>
  expect(files[0]?.slice(0, 2)).toEqual(['How apples grow.', 'How apples grow.']));

test.each([
  [0, {file: 0, position: 0}],
  [1, {file: 0, position: 1}],
  [3, {file: 1, position: 0}],
  [4, undefined],
])('the place of text %i', (section, place) => {
  const counts = files.map(({length}) => length);
  expect(counts).toEqual([3, 1]);
  expect(textPlace(counts, section)).toEqual(place);
});
