import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // Samples start real servers and compilers, which take their time on a small machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['**/*.test.{ts,tsx,mts}'],
    // The kitchen sink reaches the same sources through links.
    exclude: [
      'tests/kitchen-sink/{src,config,data,search}/**',
      '**/node_modules/**',
      'build/**',
      '.docusaurus/**',
      'tests/kitchen-sink/build/**',
      'bench/.work/**',
    ],
  },
});
