import {expect, test} from 'vitest';
import {fixtureSections} from '../core/fixture';
import {loadIndex} from '../core/loadIndex';
import {search} from '../core/search';
import {defaultOptions} from './options';
import {addOriginals, withOriginals} from './originals';
import {indexOf} from './writeIndexes';

const page = {
  permalink: '/de/docs/settings',
  tag: 't',
  type: 'docs',
  title: 'Projekteinstellungen',
  source: '',
  original: '/site/docs/settings.mdx',
  keywords: [],
} as const;
const source = `---
title: "Project settings"
---

## Minimum time {/* #minimum-time */}
`;
const sections = fixtureSections([
  {route: '/de/docs/settings', title: 'Projekteinstellungen', text: 'Alles zum Projekt.'},
  {route: '/de/docs/settings#minimum-time', title: 'Mindestzeit', text: 'Sekunden.'},
]);
const other = fixtureSections([
  {route: '/de/docs/rules', title: 'Regeln', text: 'Regeln für das Projekt mit time.'},
]);

test('a translated page is found by its original title and headings', () => {
  const named = withOriginals(sections, source);
  expect(named.names).toEqual(['Project settings', 'Projekteinstellungen']);
  const {file} = indexOf([{sections: other, names: []}, named], defaultOptions, 'de');
  const index = loadIndex(file);
  const first = (query: string) => search([index], query).results[0]?.document.sectionRoute;
  expect(first('project settings')).toBe('/de/docs/settings');
  expect(first('minimum time')).toMatch(/^\/de\/docs\/settings/);
});

test('an equal title is not added; a page without original is unchanged', async () => {
  expect(
    withOriginals(sections, source.replace('Project settings', 'projekteinstellungen')).names,
  ).toEqual([]);
  expect(await addOriginals(sections, {...page, original: null})).toEqual({sections, names: []});
});
