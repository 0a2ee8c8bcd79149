import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {systems} from './systems';

/** Rows of the catalog: system, name and link of the plugin. */
const row = /^\| \*\*(?<system>.+?)\*\*<br \/>\[.+?\]\((?<url>\S+?)\)/gm;
const page = readFileSync('website/docs/integration/with_plugins.mdx', 'utf8');
const plugins = Array.from(
  page.matchAll(row),
  ({groups}) => groups as {system: string; url: string},
);

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
