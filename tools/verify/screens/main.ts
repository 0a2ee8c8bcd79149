import {spawnSync} from 'node:child_process';
import type {Page} from '@playwright/test';
import {completeLocales, type CompleteLocale} from '../../../website/config/locales';
import {screenNames, type ScreenName} from '../../../website/data/screens';
import {cleanUp, enter} from '../enter';
import {InputError, readOptions} from '../options';
import {openBrowser, type Browser} from '../target/browser';
import {Console} from '../target/console';
import type {Account} from '../target/admin';
import {Http} from '../target/http';
import {takeBoxes} from './box';
import {openContext, window, type Theme} from './camera';
import {demoData} from './demo';
import {remove, seed, type Demo} from './seed';
import {kept, shots, type Shot} from './shots';
import {Studio} from './studio';
import {takeWizard} from './wizard';

export const usage = `Takes the pictures of website/data/screens/en.json again, on a running mosparo that may be thrown away afterwards.

  npm run screens -- --disposable --url http://localhost:8080 --setup sqlite --admin admin@example.com:PASSWORD --console COMMAND

  --only NAME   only this picture (may be repeated)
All other options are those of "npm run verify". Pictures of the setup wizard need --setup and an installation
before its setup; those of statistics need --console.`;

/** Pictures that show what only the console can enter. */
const ofThePast: readonly string[] = ['dashboard', 'projects', 'admin-cleanup-statistic'];

/** The names after --only, and all other arguments. */
export function splitOnly(args: readonly string[]): {only: string[]; rest: string[]} {
  const isName = (at: number) => args[at - 1] === '--only';
  return {
    only: args.filter((_one, at) => isName(at)),
    rest: args.filter((one, at) => one !== '--only' && !isName(at)),
  };
}

function demandTools(browser: Browser | undefined): asserts browser {
  if (!browser)
    throw new InputError('There is no Chromium. Install it, or name it as the tests do.');
  for (const [program, name] of Object.entries({cwebp: 'webp', pngquant: 'pngquant'})) {
    if (spawnSync(program, ['--version']).error) {
      throw new InputError(`There is no ${program}. Install the package "${name}".`);
    }
  }
}

async function logIn(page: Page, url: string, {email, password}: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', password);
  await page.locator('form button[type=submit]').last().click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}

interface Round {
  readonly studio: Studio;
  readonly browser: Browser;
  readonly url: string;
  readonly account: Account;
  readonly demo: Demo;
  readonly locale: CompleteLocale;
  readonly hasPast: boolean;
}

async function takeTheme(round: Round, theme: Theme): Promise<void> {
  const {studio, browser, url, account, demo, locale, hasPast} = round;
  const context = await openContext(browser.chromium, locale, theme);
  const page = await context.newPage();
  const list = Object.entries(shots(demo)) as [ScreenName, Shot][];
  const wanted = list.filter(([name]) => studio.wants(name, theme));
  // Pages for visitors come first: later the browser is logged in.
  for (const isPublic of [true, undefined]) {
    if (!isPublic) {
      await logIn(page, url, account);
      // Menus name the project that was opened last.
      await page.goto(`${url}/project/${demo.project}/`);
    }
    for (const [name, shot] of wanted.filter((one) => one[1].isPublic === isPublic)) {
      if (!hasPast && ofThePast.includes(name)) {
        studio.leave(name, 'it needs --console');
        continue;
      }
      await studio.trying(name, locale, async () => {
        await page.setViewportSize({...window, width: shot.width ?? window.width});
        await page.goto(url + shot.path, {waitUntil: 'networkidle'});
        await shot.prepare?.(page);
        await studio.take(page, name, {...shot, locale, theme});
      });
    }
  }
  await context.close();
}

async function takeAll(args: readonly string[]): Promise<number> {
  const {only, rest} = splitOnly(args);
  const options = readOptions(rest);
  if (!options) {
    console.log(usage);
    return 0;
  }
  const {url, admin: account} = options;
  const unknown = only.filter((name) => !(screenNames as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new InputError(
      `--only ${unknown.join(', ')}: no such picture. Use a name of website/data/screens/en.json.`,
    );
  }
  const studio = new Studio(only);
  for (const [name, why] of Object.entries(kept)) studio.leave(name as ScreenName, why);
  const http = new Http(url);
  const browser = await openBrowser(url);
  const started = Date.now();
  try {
    demandTools(browser);
    const {admin} = await enter(http, options, () => takeWizard(browser.chromium, url, studio));
    const shell = options.console ? new Console(options.console) : undefined;
    for (const locale of completeLocales) {
      const demo = await seed(admin, shell, demoData[locale]);
      const round = {studio, browser, url, account, demo, locale, hasPast: shell !== undefined};
      for (const theme of ['light', 'dark'] as const) await takeTheme(round, theme);
      await takeBoxes({studio, browser, admin: admin, project: demo.keys, locale});
      await cleanUp(() => remove(admin));
    }
  } finally {
    await browser?.close();
  }
  console.log(await studio.report(started));
  return studio.problems.length > 0 ? 1 : 0;
}

/** @returns the exit code: 1 if a picture could not be taken, 2 for wrong input */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await takeAll(args);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return 2;
  }
}
