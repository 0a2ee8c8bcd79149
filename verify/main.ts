import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../website/config/product';
import {allClaims} from './claims';
import type {Level} from './claim';
import {record, type Evidence} from './results';
import {outdated} from './passages';
import {InputError, readOptions, usage} from './options';
import {checkKeys, checkProjects, checkVersion, demandSetup, findProduct} from './probe';
import {leftOutLines, pageLines, summary} from './report';
import {setUp} from './setUp';
import {Admin, Session} from './target/admin';
import {Api} from './target/api';
import {openBrowser, type Browser} from './target/browser';
import {Console} from './target/console';
import {Http} from './target/http';
import {makeTarget, type Target} from './target';
import {RealProjects} from './target/projects';
import {tryPages} from './tryClaims';

const file = path.join(__dirname, 'evidence.json');

type Options = NonNullable<ReturnType<typeof readOptions>>;

async function logIn(http: Http, account: NonNullable<Options['admin']>): Promise<Admin> {
  const session = new Session(http);
  if (!(await session.logIn(account))) {
    throw new InputError(
      `mosparo does not let ${account.email} in: wrong address or password in --admin, or a second factor is on.`,
    );
  }
  return new Admin(session, account);
}

async function runAll(options: Options): Promise<boolean> {
  if (outdated.length > 0) throw new InputError([...new Set(outdated)].join('\n'));
  const http = new Http(options.url);
  if ((await findProduct(http)) === 'not set up') {
    if (!options.setupDatabase) demandSetup(http);
    await setUp(http, options.setupDatabase, options.admin!);
  }
  const admin = options.admin && (await logIn(http, options.admin));
  const version = await admin?.version();
  if (admin) {
    checkVersion(version, options.anyVersion);
    await checkProjects(admin);
    await admin.deleteUsers();
  }
  if (options.keys) await checkKeys(new Api(http, options.keys));

  const projects = admin && new RealProjects(admin);
  const started = Date.now();
  let browser: Browser | undefined;
  let target: Target | undefined;
  try {
    const api = options.keys
      ? new Api(http, options.keys)
      : (await projects!.with({purpose: 'defaults'})).api;
    browser = options.browser ? await openBrowser(options.url) : undefined;
    const found: Partial<Target> = {
      admin,
      projects,
      browser,
      console: options.console ? new Console(options.console) : undefined,
    };
    const levels: Level[] = ['keys'];
    if (admin) levels.push('settings');
    for (const level of ['admin', 'console', 'browser'] as const) {
      if (found[level]) levels.push(level);
    }
    target = makeTarget({...found, http, api}, levels);
    const outcomes = await tryPages(chosen(options), target, (page, results) =>
      console.log(pageLines(page, results)),
    );
    console.log(leftOutLines(outcomes));
    console.log(summary(outcomes, (Date.now() - started) / 1000, http.calls));
    if (options.record && version === product.version) {
      const known = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Evidence)
        : undefined;
      const date = new Date().toISOString().slice(0, 10);
      const evidence = record(known, outcomes, {version, database: options.database, date});
      writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
    } else if (!admin) {
      console.log('Not recorded: without --admin nobody knows the version of this mosparo.');
    }
    return outcomes.every(({result}) => result !== 'differs');
  } finally {
    await target?.end();
    await browser?.close();
    await projects?.remove();
    await admin?.deleteUsers();
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
    if (!options.list) return (await runAll(options)) ? 0 : 1;
    for (const {page, claims} of chosen(options)) {
      for (const {id, needs = ['keys']} of claims) {
        console.log(`${page}#${id} (${needs.join(', ')})`);
      }
    }
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return 2;
  }
}
