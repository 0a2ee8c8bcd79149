import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'oxc-parser';
import {problem, type Problem} from './problem.mts';
import type {SourceFile} from './site.mts';
import {textOf, visit} from '../../scripts/lib/syntaxTree.mts';

const allFolders = ['bench', 'delivery', 'packages', 'scripts', 'tests', 'tools', 'website'];
const extensions = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx', '/index.mts'];
/** Folders whose subfolders are compared with all other folders, as if they stood beside them. */
const groupings = /^(packages|scripts|tests|tools|website)\/(?=[^/]+\/)/;

/** All code except tests: nothing imports a test, so none is part of a cycle. */
export function readCode(root: string, folders = allFolders): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => !/\/(?:\.docusaurus|node_modules|build)\//.test(file))
      .filter((file) => /(?<!\.test|\.spec|\.d)\.m?[jt]sx?$/.test(file))
      .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')})),
  );
}

/** What stands in the imports of a file, types included. */
function requestsOf(code: SourceFile): string[] {
  const found: string[] = [];
  const add = ({source}: {readonly source: Node | null}) => {
    const request = source && textOf(source);
    if (request) found.push(request);
  };
  visit(code, {
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  });
  return found;
}

/** Finds the file of an import: a path, or the public name of a package. */
function finder(code: readonly SourceFile[], packages: ReadonlyMap<string, string>) {
  const known = new Set(code.map(({file}) => file));
  return (file: string, request: string): string | undefined => {
    const name = request.split('/')[0] ?? '';
    if (packages.has(name)) return `${packages.get(name)}/package.json`;
    if (!/^(?:\.|@site\/)/.test(request)) return undefined;
    const base = request.startsWith('@site/')
      ? `website/${request.slice('@site/'.length)}`
      : path.posix.join(path.posix.dirname(file), request);
    return extensions.map((extension) => base + extension).find((one) => known.has(one));
  };
}

type Arrows = Map<string, Map<string, string>>;

/**
 * For each folder, what in it imports what else in it, with an example. An import counts once, in the folder
 * that both ends have in common: of `a/b/c.ts` from `a/d/e.ts` remains `b` → `d` in the folder `a`.
 */
function arrowsOf(
  code: readonly SourceFile[],
  find: (file: string, request: string) => string | undefined,
): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  const add = (from: string, to: string) => {
    const [one = [], other = []] = [from, to].map((file) =>
      file.replace(groupings, '$1:').split('/'),
    );
    const depth = one.findIndex((part, index) => part !== other[index]);
    const [source, target] = [one[depth], other[depth]];
    if (depth < 0 || !source || !target) return;
    const folder = one.slice(0, depth).join('/');
    const arrows = folders.get(folder) ?? new Map<string, Map<string, string>>();
    const targets = arrows.get(source) ?? new Map<string, string>();
    folders.set(folder, arrows.set(source, targets));
    if (!targets.has(target)) targets.set(target, `${from} → ${to}`);
  };
  for (const one of code) {
    for (const request of requestsOf(one)) {
      const target = find(one.file, request);
      if (target && target !== one.file) add(one.file, target);
    }
  }
  return folders;
}

/** The cycles that a depth-first search meets: what each is made of, the first once more at the end. */
function cyclesIn(arrows: Arrows): string[][] {
  const done = new Set<string>();
  const walk = (name: string, trail: readonly string[]): string[][] => {
    const start = trail.indexOf(name);
    if (start >= 0) return [[...trail.slice(start), name]];
    if (done.has(name)) return [];
    const targets = [...(arrows.get(name)?.keys() ?? [])];
    const found = targets.flatMap((next) => walk(next, [...trail, name]));
    done.add(name);
    return found;
  };
  return [...arrows.keys()].flatMap((name) => walk(name, []));
}

/**
 * In every folder, files and folders import each other in one direction: no file imports itself through others,
 * and no folder needs another one that needs it.
 */
export function checkImportCycles(
  code: readonly SourceFile[],
  packages: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  return [...arrowsOf(code, finder(code, packages))].flatMap(([folder, arrows]) =>
    cyclesIn(arrows).map((cycle) => {
      const steps = cycle.slice(1).map((to, index) => arrows.get(cycle[index] ?? '')?.get(to));
      const place = folder ? ` in ${folder.replace(':', '/')}` : '';
      return problem(
        steps[0]?.split(' ')[0] ?? '',
        1,
        `Circular import${place}: ${cycle.join(' → ').replaceAll(':', '/')} (${steps.join('; ')}).`,
        'move what both need into a file or folder of its own.',
      );
    }),
  );
}

/** Name → folder of the packages in this repository. */
export function readPackages(root: string): Map<string, string> {
  return new Map(
    readdirSync(path.join(root, 'packages')).map((folder) => {
      const file = path.join(root, 'packages', folder, 'package.json');
      return [
        (JSON.parse(readFileSync(file, 'utf8')) as {name: string}).name,
        `packages/${folder}`,
      ];
    }),
  );
}
