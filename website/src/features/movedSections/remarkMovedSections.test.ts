import {expect, it} from 'vitest';
import {glossary} from '../../../data/glossary';
import {knownIssues} from '../../../data/knownIssues';
import {movedSections} from '../../../data/movedSections';
import remarkMovedSections from './remarkMovedSections';

const moved = {
  '/docs/about/a#one': '/docs/about/b#one',
  '/docs/about/a#two': '/docs/c',
  '/docs/about/abc#one': '/docs/d',
};

function run(path: string) {
  const tree = {type: 'root', children: [{type: 'paragraph'}]};
  remarkMovedSections(moved)(tree, {path});
  return JSON.stringify(tree.children.slice(1));
}

it.each([
  ['docs/about/a.mdx', /"id":"one".*"url":"\/docs\/about\/b#one".*has moved.*"id":"two"/],
  [
    '/site/i18n/de/docusaurus-plugin-content-docs/current/about/a.mdx',
    /"id":"one".*"url":"\/docs\/about\/b#one".*umgezogen.*"id":"two"/,
  ],
  ['/home/me/docs/website/docs/about/a.mdx', /"id":"one"/],
  [
    '/home/me/docs/website/i18n/de/docusaurus-plugin-content-docs/current/about/a.mdx',
    /"id":"one".*umgezogen/,
  ],
  ['docs/about/abc.mdx', /^(?!.*"id":"two").*"id":"one"/],
  ['docs/b.mdx', /^\[\]$/],
])('%s', (path, wanted) => {
  expect(run(path)).toMatch(wanted);
});

it('leads from former terms and boxes of known issues to what exists', () => {
  const places = new Set([
    '/docs/about/glossary',
    '/docs/about/known_issues',
    ...Object.keys(glossary).map((id) => `/docs/about/glossary#glossary-${id}`),
    ...Object.keys(knownIssues).map((id) => `/docs/about/known_issues#${id}`),
  ]);
  const generated = Object.entries(movedSections).filter(([from]) =>
    /#(?:glossary|known-issue)-/.test(from),
  );
  expect(generated.map(([, to]) => to).filter((to) => !places.has(to))).toEqual([]);
  expect(generated).toContainEqual([
    '/docs/about/how_it_works#glossary-submit-token',
    '/docs/about/glossary#glossary-submit-token',
  ]);
  expect(generated).toContainEqual([
    '/docs/cli#known-issue-cli-export-fails',
    '/docs/about/known_issues#cli-export-fails',
  ]);
});
