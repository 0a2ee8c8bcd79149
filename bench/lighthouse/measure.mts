import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromiumArguments, chromiumPath} from '../../tests/e2e/chromium.js';

const folder = import.meta.dirname;
const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

/** Installed on demand, because it has 200 packages that only this benchmark needs. */
async function install(): Promise<void> {
  if (!existsSync(command)) await run('npm', ['ci'], {cwd: folder});
}

interface Report {
  readonly categories: Record<string, {readonly score: number | null}>;
}

/** Lighthouse scores for a page on a phone: category → 0 to 100. */
export async function measureLighthouse(url: string): Promise<Record<string, number>> {
  await install();
  const flags = ['--headless', ...chromiumArguments].join(' ');
  const {stdout} = await run(
    process.execPath,
    [command, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    {env: {...process.env, CHROME_PATH: chromiumPath()}, maxBuffer: 2 ** 27},
  );
  const {categories} = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    Object.entries(categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]),
  );
}
