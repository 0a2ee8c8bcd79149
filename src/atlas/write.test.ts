import {describe, expect, it} from 'vitest';
import type {Generated} from './generated';
import {atlasModules} from './write';

const page = (name: string) => ({
  path: `/docs/${name}`,
  component: {path: `/docs/${name}`, hash: 'abc'},
  exact: true,
  sidebar: 'docs',
});

const site = (names: readonly string[]): Generated => ({
  routes: [
    {path: '/docs', component: {path: '/docs', hash: '123'}, routes: names.map(page)},
    {path: '/', component: {path: '/', hash: '456'}, exact: true},
    {path: '*', component: {path: '*', hash: ''}},
  ],
  names: {
    '/docs-123': {__comp: 'root', __context: {plugin: 'context'}},
    '/-456': {__comp: 'home'},
    ...Object.fromEntries(
      names.map((name) => [`/docs/${name}-abc`, {__comp: 'item', content: `text-${name}`}]),
    ),
  },
  parts: {
    root: '@theme/DocsRoot',
    context: '@generated/plugin.json',
    home: '@site/src/pages/index.tsx',
    item: '@theme/DocItem',
    ...Object.fromEntries(names.map((name) => [`text-${name}`, `@site/docs/${name}.mdx`])),
  },
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [{name: 'current', docs: names.map((id) => ({id, path: `/docs/${id}`}))}],
      },
    },
  },
});

describe('a site that starts with the way to its pages', () => {
  const {late, ...early} = atlasModules(site(['one', 'two']), false);

  it('has the same start with more pages', () => {
    const {late: _late, ...more} = atlasModules(site(['one', 'two', 'three', 'four']), false);
    expect(more).toEqual(early);
  });

  it('has all pages and their texts in the atlas', () => {
    for (const name of ['one', 'two']) {
      expect(late).toContain(
        `import(/* webpackChunkName: "text-${name}" */ "@site/docs/${name}.mdx")`,
      );
      expect(late).toContain(`"path":"/docs/${name}","hash":"abc"`);
      expect(late).toContain(`{"id":"${name}","path":"/docs/${name}"}`);
    }
    expect(late).not.toContain('@theme/');
  });

  it('keeps the lists of pages where the bar asks for them', () => {
    const kept = atlasModules(site(['one']), true);
    expect(kept.globalData).toContain('/docs/one');
    expect(kept.late).toContain('docs: []');
  });
});
