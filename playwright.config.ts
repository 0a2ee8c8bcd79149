import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/browsers.mjs';
import {chromiumArguments} from './tests/e2e/chromium';

const specsIn = (...folders: readonly string[]) =>
  folders.map((folder) => `${folder}/**/*.spec.ts`);

/**
 * Browser tests of the production build, served as `npm start` serves it. `npm test` runs the project `site` without
 * the tests with the tag `@all`, which need another engine, another language or minutes.
 */
export default defineConfig({
  testDir: 'tests',
  projects: [
    {name: 'site', testMatch: specsIn('e2e', 'faults')},
    // Only with `npm test -- --all`: they start servers, compilers and builds, or install packages.
    {
      name: 'servers',
      testMatch: specsIn('addLanguage', 'commands', 'copied', 'delivery', 'outside'),
    },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try would hide a bug.
  retries: 0,
  // One more than the processors of the machine that runs them: a test also waits.
  workers: 3,
  timeout: 60_000,
  // A page on a busy machine answers late, which is no fault; a right answer still ends the wait at once.
  expect: {timeout: 15_000},
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: 'http://127.0.0.1:4173',
    launchOptions: {
      // Without an installed browser, the one that Playwright has installed.
      executablePath: findChromium(),
      // Without optimizing compilers: most tests leave a page before these pay off. Saves 6 % of the time.
      args: [...chromiumArguments, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  webServer: [
    {
      command: 'node tools/serve.mjs build 4173',
      url: 'http://127.0.0.1:4173/',
      reuseExistingServer: false,
    },
    {
      command: 'node tools/serve.mjs tests/kitchen-sink/build 4174',
      url: 'http://127.0.0.1:4174/',
      reuseExistingServer: false,
    },
  ],
});
