import type {RouteChunkNames} from '@docusaurus/types';
import {splitDocLists, type DocList} from './docLists';
import type {Generated} from './generated';
import {splitRoutes, type LateList, type WrittenRoute} from './split';

type Names = RouteChunkNames[string];

/** Stands for the files of all chunks until the bundler knows them. */
export const filesToCome = '__CHUNK_FILES__';

const keyOf = ({component: {path, hash}}: WrittenRoute) => `${path}-${hash}`;

/** All parts that a route is made of. */
function partsOf(names: Names | Names[string] | undefined): string[] {
  if (names === undefined) return [];
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(partsOf);
}

function routeText({path, component, routes, ...attributes}: WrittenRoute): string {
  const key = [component.path, component.hash].map((part) => JSON.stringify(part)).join(', ');
  const inner = routes ? `, routes: [${routes.map(routeText).join(', ')}]` : '';
  const others = Object.entries(attributes).map(
    ([name, value]) => `, ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{path: ${JSON.stringify(path)}, component: ComponentCreator(${key})${inner}${others.join('')}}`;
}

/** As in the core's registry, without what only its server needs. */
function partText([name, source]: readonly [string, string]): string {
  const [chunk, from] = [JSON.stringify(name), JSON.stringify(source)];
  return `${chunk}: [() => import(/* webpackChunkName: ${chunk} */ ${from}), ${from}]`;
}

const partsText = (parts: readonly (readonly [string, string])[]) =>
  `{\n${parts.map(partText).join(',\n')}\n}`;

function pageRows({place, pages}: LateList, names: RouteChunkNames) {
  const rows = pages.map(({path, component: {hash}, ...attributes}) => ({
    path,
    hash,
    names: names[`${path}-${hash}`],
    attributes,
  }));
  return {place, rows};
}

function branches(routes: readonly WrittenRoute[]): WrittenRoute[] {
  return routes.flatMap((route) => [route, ...branches(route.routes ?? [])]);
}

/** The modules that stand in for the core's, and the one that completes them. */
export function atlasModules(
  {routes, names, parts, globalData}: Generated,
  keepsDocs: boolean,
): Record<'routes' | 'registry' | 'routesChunkNames' | 'globalData' | 'late', string> {
  const {early, late} = splitRoutes(routes);
  const keys = branches(early).map(keyOf);
  const earlyNames = Object.fromEntries(
    keys.flatMap((key) => (names[key] ? [[key, names[key]]] : [])),
  );
  const used = new Set(partsOf(earlyNames));
  const isEarly = ([name, source]: readonly [string, string]) =>
    used.has(name) || source.startsWith('@theme/');
  const entries = Object.entries(parts);
  const data = splitDocLists(globalData);
  const lateDocs: DocList[] = keepsDocs ? [] : data.late;
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [${early.map(routeText).join(',\n')}];\n`,
    registry: `export default ${partsText(entries.filter(isEarly))};\n`,
    routesChunkNames: `export default ${JSON.stringify(earlyNames)};\n`,
    globalData: keepsDocs
      ? `export default ${JSON.stringify(globalData)};\n`
      : `import {withFirstDoc} from '@site/src/atlas/firstDoc';\n\nexport default withFirstDoc(${JSON.stringify(data.early)});\n`,
    late: `import {complete} from '@site/src/atlas/complete';

complete({
  files: '${filesToCome}',
  parts: ${partsText(entries.filter((entry) => !isEarly(entry)))},
  lists: ${JSON.stringify(late.map((list) => pageRows(list, names)))},
  docs: ${JSON.stringify(lateDocs)},
});
`,
  };
}
