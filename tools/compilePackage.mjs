/** Compiles a package of `packages/` for publishing. Inside the repository packages are used from their TypeScript sources. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {root} from '../scripts/lib/setUp.mjs';

/** @typedef {Readonly<Record<string, string>>} Texts */
/** @typedef {{exports: Texts, bin?: Texts, dependencies?: Texts, peerDependencies?: Texts, devDependencies?: Texts}} Manifest */

const isTest = (/** @type {string} */ file) => /\.test\.|(?:^|\/)fixture\./.test(file);
const isScript = (/** @type {string} */ file) => /(?<!\.d)\.tsx?$/.test(file);
const compiled = (/** @type {string} */ file) => file.replace(/\.tsx?$/, '.js');

/** The files of a source folder that are published: all but tests. */
function sourcesOf(/** @type {string} */ folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isTest(file));
}

/**
 * Resolves a relative import as published files need it: `./rank` → `./rank.js`, `./stem` → `./stem/index.js`. Other
 * imports stay as they are.
 *
 * @param {string} specifier
 * @param {string} folder of the importing file
 */
export function publishedImport(specifier, folder) {
  if (!specifier.startsWith('.')) return specifier;
  const suffixes = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const suffix = suffixes.find(
    (each) => /\.\w+$/.test(each || specifier) && existsSync(path.join(folder, specifier + each)),
  );
  if (suffix === undefined)
    throw new Error(`${folder} imports ${specifier}, which does not exist.`);
  return compiled(specifier + suffix);
}

/** The package that an import specifier belongs to. */
function libraryOf(/** @type {string} */ specifier) {
  const [name = '', ...rest] = specifier.split('/');
  return name.startsWith('@') ? `${name}/${rest[0]}` : name;
}

/**
 * Whether an import is bundled into the compiled file, because it is from another package of this repository that is
 * only a devDependency and so will not be installed with the published package.
 *
 * @param {string} specifier
 * @param {Manifest} manifest
 */
export function isInlined(specifier, {devDependencies = {}}) {
  const library = libraryOf(specifier);
  const place = path.join(root, 'node_modules', library);
  return library in devDependencies && lstatSync(place).isSymbolicLink();
}

/**
 * Whether an import is missing from the dependencies in package.json. Docusaurus itself provides its client modules
 * (`@docusaurus/Link`), theme components and generated modules; static-pages sets the alias `@startup/`.
 *
 * @param {string} specifier
 * @param {Manifest} manifest
 */
export function isUndeclared(specifier, {dependencies, peerDependencies}) {
  if (/^(?:\.|node:|@generated\/|@startup\/|@theme(?:-\w+)?\/)/.test(specifier)) return false;
  const library = libraryOf(specifier);
  const [name, part] = library.split('/');
  const exported = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  if (name === '@docusaurus' && existsSync(path.join(exported, `${part}.js`))) return false;
  return !(library in {...dependencies, ...peerDependencies});
}

/** Compiles each file separately: the bundler of a site picks the modules it needs. */
async function compileScripts(
  /** @type {string} */ source,
  /** @type {string[]} */ files,
  /** @type {string} */ outdir,
  /** @type {Manifest} */ manifest,
) {
  await build({
    entryPoints: files.map((file) => path.join(source, file)),
    outbase: source,
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [
      {
        name: 'published-imports',
        setup({onResolve}) {
          onResolve({filter: /.*/}, ({kind, path: specifier, resolveDir, importer}) => {
            const isOwn = importer.startsWith(source + path.sep);
            if (kind === 'entry-point' || !isOwn || isInlined(specifier, manifest))
              return undefined;
            if (isUndeclared(specifier, manifest)) {
              const text = `${importer} imports ${specifier}, which package.json does not list. Remedy: add it to "dependencies".`;
              return {errors: [{text}]};
            }
            return {path: publishedImport(specifier, resolveDir), external: true};
          });
        },
      },
    ],
  });
  // A worker is not imported but created from a URL, which esbuild leaves as it is.
  for (const file of files.map((each) => path.join(outdir, compiled(each)))) {
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replace(/(new URL\("\.[^"]+)\.ts"/g, '$1.js"'));
  }
}

/** Writes the type declarations of the package's exports. */
function writeTypes(
  /** @type {string} */ source,
  /** @type {string[]} */ entries,
  /** @type {string} */ outDir,
) {
  const project = path.join(outDir, '../tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: source,
    outDir,
  };
  const config = {extends: path.join(root, 'tsconfig.json'), compilerOptions, files: entries};
  writeFileSync(project, JSON.stringify({...config, include: [], exclude: []}));
  execFileSync('npx', ['tsc', '--project', project], {cwd: root, stdio: 'inherit'});
  for (const file of sourcesOf(outDir).filter((each) => each.endsWith('.d.ts'))) {
    const place = path.join(outDir, file);
    const from = path.join(source, path.dirname(file));
    writeFileSync(
      place,
      readFileSync(place, 'utf8').replace(
        /((?:from|import)\s*\(?\s*)'(\.[^']*)'/g,
        (_all, start, specifier) => `${start}'${publishedImport(specifier, from)}'`,
      ),
    );
  }
}

/**
 * The published package.json: `exports` and `bin` name compiled files instead of sources, and there are no
 * devDependencies.
 *
 * @param {Manifest} manifest
 */
export function publishedManifest({devDependencies: _dev, exports, bin, ...rest}) {
  const targetOf = (/** @type {string} */ file) => compiled(file.replace('./src/', './lib/'));
  const programs = Object.entries(bin ?? {}).map(([name, file]) => [name, targetOf(file)]);
  const published = Object.entries(exports).map(([name, file]) => {
    const target = targetOf(file);
    const types = target.replace(/\.js$/, '.d.ts');
    return [name, isScript(file) ? {types, default: target} : target];
  });
  return {
    ...rest,
    ...(bin && {bin: Object.fromEntries(programs)}),
    exports: Object.fromEntries(published),
  };
}

/**
 * @param {string} folder of the package
 * @param {string} outDir receives the files to publish
 */
export async function compilePackage(folder, outDir) {
  const source = path.join(folder, 'src');
  const lib = path.join(outDir, 'lib');
  const files = sourcesOf(source);
  mkdirSync(lib, {recursive: true});
  for (const file of files.filter((each) => !isScript(each))) {
    cpSync(path.join(source, file), path.join(lib, file));
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  await compileScripts(source, files.filter(isScript), lib, manifest);
  const entries = Object.values(manifest.exports).filter(isScript);
  const declarations = files.filter((each) => each.endsWith('.d.ts'));
  const typed = [
    ...entries.map((file) => path.join(folder, file)),
    ...declarations.map((file) => path.join(source, file)),
  ];
  if (typed.length > 0) writeTypes(source, typed, lib);
  writeFileSync(
    path.join(outDir, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`,
  );
  const texts = ['README.md', 'CHANGELOG.md', 'seams.json'].map((name) => path.join(folder, name));
  for (const file of [...texts.filter((each) => existsSync(each)), path.join(root, 'LICENSE')]) {
    cpSync(file, path.join(outDir, path.basename(file)));
  }
}
