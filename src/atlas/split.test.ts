import {expect, it} from 'vitest';
import {splitRoutes, type WrittenRoute} from './split';

const route = (path: string, routes?: WrittenRoute[]): WrittenRoute => ({
  path,
  component: {path, hash: 'abc'},
  ...(routes ? {routes} : {exact: true}),
});

it('takes out lists of pages below the first level, in their order', () => {
  const [one, two, next] = [route('/docs/one'), route('/docs/two'), route('/docs/next/one')];
  const table = [
    route('/docs', [route('/docs/next', [next]), route('/docs', [two, one])]),
    route('/'),
    route('*'),
  ];
  expect(splitRoutes(table)).toEqual({
    early: [route('/docs', [route('/docs/next', []), route('/docs', [])]), route('/'), route('*')],
    late: [
      {place: [0, 0], pages: [next]},
      {place: [0, 1], pages: [two, one]},
    ],
  });
});

it('leaves a list alone in which a page stands beside other lists', () => {
  const table = [
    route('/docs', [route('/docs/one'), route('/docs/more', [route('/docs/more/one')])]),
  ];
  const {early, late} = splitRoutes(table);
  expect(early).toEqual([route('/docs', [route('/docs/one'), route('/docs/more', [])])]);
  expect(late).toEqual([{place: [0, 1], pages: [route('/docs/more/one')]}]);
});

it('stays as large with a thousand pages as with ten', () => {
  const table = (count: number) => [
    route(
      '/docs',
      Array.from({length: count}, (_, index) => route(`/docs/${index}`)),
    ),
  ];
  expect(splitRoutes(table(1000)).early).toEqual(splitRoutes(table(10)).early);
});
