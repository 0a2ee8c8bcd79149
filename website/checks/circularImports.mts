import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'oxc-parser';
import {problem, type Problem} from './problem.mts';
import type {SourceFile} from './site.mts';
import {textOf, visit} from '../../scripts/lib/syntaxTree.mts';

const folders = ['delivery', 'packages', 'scripts', 'website'];
const suffixes = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx', '/index.mts'];

/** All code of the project except tests: nothing imports a test, so none is part of a cycle. */
export function readCode(root: string): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => !file.includes('/.docusaurus/') && !file.includes('/node_modules/'))
      .filter((file) => /(?<!\.test|\.d)\.m?[jt]sx?$/.test(file))
      .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')})),
  );
}

/** The specifiers of all imports of a file, including types. */
function requestsOf(code: SourceFile): string[] {
  const found: string[] = [];
  const add = ({source}: {readonly source: Node | null}) => {
    const request = source && textOf(source);
    if (request && /^(?:\.|@site\/)/.test(request)) found.push(request);
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

/** File → the files that it imports. */
function importsOf(code: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(code.map(({file}) => file));
  const find = (file: string, request: string) => {
    const base = request.startsWith('@site/')
      ? `website/${request.slice('@site/'.length)}`
      : path.posix.join(path.posix.dirname(file), request);
    return suffixes.map((suffix) => base + suffix).find((name) => known.has(name)) ?? [];
  };
  return new Map(
    code.map((one) => [one.file, requestsOf(one).flatMap((request) => find(one.file, request))]),
  );
}

/** Import cycles, found by a depth-first search. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[][] => {
    const start = trail.indexOf(file);
    if (start >= 0) return [[...trail.slice(start), file]];
    if (done.has(file)) return [];
    const found = (imports.get(file) ?? []).flatMap((next) => walk(next, [...trail, file]));
    done.add(file);
    return found;
  };
  return [...imports.keys()].flatMap((file) => walk(file, []));
}

/** No file imports itself, directly or through others. */
export function checkCircularImports(code: readonly SourceFile[]): Problem[] {
  return cyclesIn(importsOf(code)).map((cycle) =>
    problem(
      cycle[0] ?? '',
      1,
      `Circular import: ${cycle.join(' → ')}.`,
      'move what both need into a file of its own.',
    ),
  );
}
