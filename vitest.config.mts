import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    include: ['**/*.test.{ts,tsx,mts}'],
    exclude: ['**/node_modules/**', 'build/**', '.docusaurus/**', 'tests/kitchen-sink/build/**'],
  },
});
