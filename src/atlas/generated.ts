import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {GlobalData, RouteChunkNames} from '@docusaurus/types';
import type {WrittenRoute} from './split';

/** What the core has written down about all pages, for the bundler. */
export interface Generated {
  readonly routes: readonly WrittenRoute[];
  readonly names: RouteChunkNames;
  /** Parts of pages by their names: where each comes from. */
  readonly parts: Readonly<Record<string, string>>;
  readonly globalData: GlobalData;
}

/** The expression that a generated module exports. */
function exported(text: string): string {
  const [, expression] = /(?:^|\n)export default ([\s\S]*?);?\s*$/.exec(text) ?? [];
  if (expression === undefined) throw new Error('A generated module exports nothing.');
  return expression;
}

function readRoutes(text: string): WrittenRoute[] {
  const ComponentCreator = (route: string, hash: string) => ({path: route, hash});
  const routes: unknown = runInNewContext(`(${exported(text)})`, {ComponentCreator});
  return routes as WrittenRoute[];
}

function readParts(text: string): Record<string, string> {
  const entries = text.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(.*?\*\/ "([^"]+)"\)/gm);
  return Object.fromEntries(Array.from(entries, ([, name = '', source = '']) => [name, source]));
}

export function readGenerated(folder: string): Generated {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    routes: readRoutes(read('routes.js')),
    names: JSON.parse(read('routesChunkNames.json')) as RouteChunkNames,
    parts: readParts(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}
