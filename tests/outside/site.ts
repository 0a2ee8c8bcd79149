import {execFile, execFileSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {packages} from './packages';
import {readmeLines} from './readmeLines';

const root = path.resolve(__dirname, '../..');
/** Outside the repository, whose packages would hide a missing dependency. Kept between runs, because installing takes most of the time. */
const work = path.join(tmpdir(), `packages-outside-${userInfo().username}`);
const templates = path.join(root, 'node_modules/create-docusaurus/templates');
/** Exact versions of the packages of the classic template, so that every run installs the same ones. */
const locked = path.join(__dirname, 'template');

const program = path.join(work, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const npmOptions = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
const npm = (...args: string[]) =>
  execFileSync('npm', [...args, ...npmOptions], {cwd: work, stdio: 'pipe', encoding: 'utf8'});

function isInstalled(): boolean {
  const copy = path.join(work, 'package-lock.json');
  const wanted = readFileSync(path.join(locked, 'package-lock.json'), 'utf8');
  return existsSync(path.join(work, 'node_modules')) && readFileSync(copy, 'utf8') === wanted;
}

/** Installs Docusaurus from the registry, then the packages from their tarballs. */
function install(): void {
  if (!isInstalled()) {
    rmSync(work, {recursive: true, force: true});
    mkdirSync(work, {recursive: true});
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      cpSync(path.join(locked, file), path.join(work, file));
    npm('ci');
  }
  const tarballs = path.join(work, 'tarballs');
  execFileSync('node', ['tools/pack.mjs', tarballs, ...packages], {cwd: root, stdio: 'pipe'});
  // Remove older copies, because npm would keep an installed package of the same version. `--no-save` below leaves the
  // lockfile unchanged.
  for (const {name} of manifests())
    rmSync(path.join(work, 'node_modules', name), {recursive: true, force: true});
  npm('install', '--no-save', ...readdirSync(tarballs).map((file) => path.join(tarballs, file)));
}

function manifests(): {readonly name: string}[] {
  return packages.map(
    (folder) =>
      JSON.parse(readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8')) as {
        name: string;
      },
  );
}

/** The configuration of the template with the lines of the READMEs: lists are extended, other settings replaced. */
function configuration(lines: readonly string[]): string {
  return `import template from './docusaurus.template.js';

const config = structuredClone(template);
config.themeConfig.navbar.items.push({type: 'docsVersionDropdown'});
for (const added of [${lines.map((each) => `{\n${each}}`).join(', ')}]) {
  for (const [name, value] of Object.entries(added)) {
    config[name] = Array.isArray(value) ? [...(config[name] ?? []), ...value] : value;
  }
}
export default config;
`;
}

/** A page with tabs whose choice is remembered, which the template lacks. */
const tabs = `---
title: Tabs
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="system">
  <TabItem value="linux" label="Linux">Use apt.</TabItem>
  <TabItem value="mac" label="macOS">Use brew.</TabItem>
</Tabs>
`;

/** Creates a site from the classic template, with a page with tabs and a version, as its tutorial says. */
function create(name: string, lines: readonly string[]): string {
  const site = path.join(work, name);
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(templates, 'shared'), site, {recursive: true});
  cpSync(path.join(templates, 'classic'), site, {recursive: true});
  cpSync(path.join(site, 'docusaurus.config.js'), path.join(site, 'docusaurus.template.js'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), configuration(lines));
  writeFileSync(path.join(site, 'docs/tabs.mdx'), tabs);
  execFileSync('node', [program, 'docs:version', '1.0'], {cwd: site, stdio: 'pipe'});
  appendFileSync(path.join(site, 'docs/intro.mdx'), '\n## Only in the next version\n');
  return site;
}

async function build(site: string): Promise<string> {
  const env = {...process.env, NODE_ENV: 'production'};
  await promisify(execFile)('node', [program, 'build', site], {cwd: work, env});
  return path.join(site, 'build');
}

/** Builds the template without and with the packages, and returns the folders of the built sites. */
export async function buildSites(): Promise<{plain: string; extended: string}> {
  install();
  const lines = packages.map((name) => readmeLines(path.join(root, 'packages', name, 'README.md')));
  const plain = await build(create('plain', []));
  const extended = await build(create('extended', lines));
  return {plain, extended};
}
