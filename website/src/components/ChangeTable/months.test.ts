import {expect, it} from 'vitest';
import {same} from '@site/texts';
import {monthsOf} from './months';

it('groups changes by month, in the order of the list', () => {
  const change = (id: string, date: string) => ({
    ...{id, date, pages: ['cli'], text: same(id)},
  });
  const news = [change('c', '2026-12-01'), change('b', '2026-11-30'), change('a', '2026-11-02')];
  expect(monthsOf(news).map(({id, changes}) => [id, changes.map((each) => each.id)])).toEqual([
    ['2026-12', ['c']],
    ['2026-11', ['b', 'a']],
  ]);
});
