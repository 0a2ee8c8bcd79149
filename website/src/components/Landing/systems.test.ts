import {expect, it} from 'vitest';
import {plugins} from '../../../data/plugins';
import {systems} from './systems';

it('names every system with a plugin, once', () => {
  expect(systems.map(({name}) => name)).toEqual([...new Set(plugins.map(({system}) => system))]);
});

it('leads to the plugin of the system, or to a page that has them all', () => {
  const elsewhere = systems.filter(({to}) => !to.startsWith('/docs/integration/'));
  for (const {name, to} of elsewhere) {
    expect(plugins.filter(({system}) => system === name).map(({url}) => url)).toEqual([to]);
  }
});

it('has other initials of one kind for each', () => {
  for (const {initials} of systems) expect(initials).toMatch(/^[A-Z][a-z\d]$/);
  expect(new Set(systems.map(({initials}) => initials)).size).toBe(systems.length);
});
