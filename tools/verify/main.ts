import {product} from '../../website/config/product';
import {allClaims} from './claims';
import type {Level} from './target/level';
import {record} from './results';
import {outdated} from './passages';
import {cleanUp, enter} from './enter';
import {InputError, readOptions, usage, type Options} from './options';
import {readStored, store} from './stored';
import {leftOutLines, pageLines, summary} from './report';
import {openBrowser, type Browser} from './target/browser';
import {Console} from './target/console';
import {Http} from './target/http';
import {makeTarget, type Target} from './target';
import {RealProjects} from './target/projects';
import {tryPages} from './tryClaims';

async function runAll(options: Options): Promise<boolean> {
  if (outdated.length > 0) throw new InputError([...new Set(outdated)].join('\n'));
  const http = new Http(options.url);
  const {admin, version} = await enter(http, options);

  const projects = new RealProjects(admin);
  const started = Date.now();
  let browser: Browser | undefined;
  let target: Target | undefined;
  try {
    const {api} = await projects.with({purpose: 'defaults'});
    browser = options.browser ? await openBrowser(options.url) : undefined;
    const found: Partial<Target> = {
      admin,
      projects,
      browser,
      console: options.console ? new Console(options.console) : undefined,
    };
    const levels: Level[] = ['keys', 'settings', 'admin'];
    for (const level of ['console', 'browser'] as const) {
      if (found[level]) levels.push(level);
    }
    target = makeTarget({...found, http, api}, levels);
    const outcomes = await tryPages(chosen(options), target, (page, results) =>
      console.log(pageLines(page, results)),
    );
    console.log(leftOutLines(outcomes));
    console.log(summary(outcomes, (Date.now() - started) / 1000, http.calls));
    if (options.pages.length > 0) {
      console.log('Not recorded: only a run over all pages is.');
    } else if (version === product.version) {
      const date = new Date().toISOString().slice(0, 10);
      store(record(readStored(), outcomes, {version, database: options.database, date}));
    }
    return outcomes.every(({result}) => result !== 'differs');
  } finally {
    await cleanUp(
      () => target?.end(),
      () => browser?.close(),
      () => projects.remove(),
      () => admin.deleteUsers(),
    );
  }
}

function chosen({pages}: Options) {
  const found = allClaims.filter(
    ({page}) => pages.length === 0 || pages.some((start) => page.startsWith(start)),
  );
  if (found.length === 0) throw new InputError(`--page ${pages.join(', ')}: no claims there.`);
  return found;
}

/** @returns the exit code: 1 if something differs, 2 for wrong input */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (!options) {
      console.log(usage);
      return 0;
    }
    return (await runAll(options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return 2;
  }
}
