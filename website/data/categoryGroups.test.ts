import {expect, it} from 'vitest';
import sidebars from '../sidebars';
import {categoryGroups} from './categoryGroups';

interface Category {
  readonly link: {readonly slug: string};
  readonly items: readonly (string | Category)[];
}

const pathOf = (item: string | Category) =>
  typeof item === 'string' ? item : item.link.slug.slice(1);

function categoriesIn(items: readonly (string | Category)[]): Category[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [] : [item, ...categoriesIn(item.items)],
  );
}

const categories = categoriesIn(sidebars.docs as readonly (string | Category)[]);

it.each(Object.entries(categoryGroups))('%s shows each of its pages once', (path, parts) => {
  const category = categories.find((item) => pathOf(item) === path);
  const shown = [...parts.first, ...parts.groups.flatMap(({pages}) => pages)];
  expect([...shown].sort()).toEqual(category?.items.map(pathOf).sort());
});

it('groups every category with more than six pages', () => {
  const long = categories.filter(({items}) => items.length > 6);
  expect(long.length).toBeGreaterThan(3);
  expect(long.map(pathOf).filter((path) => !(path in categoryGroups))).toEqual([]);
});
