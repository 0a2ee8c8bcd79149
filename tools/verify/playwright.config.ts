import {defineConfig} from '@playwright/test';

/** The statements of the pages as tests, against the documented release of the product. */
export default defineConfig({
  testDir: 'specs',
  workers: 1,
  retries: 0,
  reporter: 'list',
});
