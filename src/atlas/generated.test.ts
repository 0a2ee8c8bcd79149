import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {expect, it} from 'vitest';
import {readGenerated} from './generated';

const plugin = {name: 'docs', id: 'default'};

it('reads what the core writes down', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  try {
    const page = {
      path: "/docs/it's",
      component: '@theme/DocItem',
      exact: true,
      modules: {content: '@site/docs/its.mdx'},
      sidebar: 'docs',
    };
    const root = {path: '/docs', component: '@theme/DocsRoot', routes: [page], plugin};
    await generateRouteFiles({generatedFilesDir: folder, routes: [root], baseUrl: '/'});
    writeFileSync(path.join(folder, 'globalData.json'), '{"docs": {"default": {}}}');
    const {routes, names, parts, globalData} = readGenerated(folder);
    expect(routes.map((route) => route.path)).toEqual(['/docs', '*']);
    const [found] = routes[0]?.routes ?? [];
    expect(found).toMatchObject({path: page.path, exact: true, sidebar: 'docs'});
    const key = `${page.path}-${found?.component.hash}`;
    expect(parts[String(names[key]?.content)]).toBe('@site/docs/its.mdx');
    expect(Object.values(parts)).toContain('@theme/DocsRoot');
    expect(globalData).toEqual({docs: {default: {}}});
  } finally {
    rmSync(folder, {recursive: true});
  }
});
