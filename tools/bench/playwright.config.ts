import {defineConfig} from '@playwright/test';
import {chromiumArguments, chromiumPath} from '../../tests/e2e/chromium';

/** Times of the built site: one test at a time, five times each, so that medians can be compared with the goals. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  workers: 1,
  repeatEach: 5,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['./goals.ts']],
  use: {launchOptions: {executablePath: chromiumPath(), args: chromiumArguments}},
});
