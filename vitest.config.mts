import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that start compilers and builds: first, so that no processor waits for them at the end. */
const slow = /kitchen-sink|samples\/clients/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({moduleId}: TestSpecification) => (slow.test(moduleId) ? 0 : 1);
    return [...sorted].sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, 'website')}},
  test: {
    // Samples start real servers and compilers, which take their time on a small machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One process for many files: none leaves anything behind, and starting processes took most of the time.
    isolate: false,
    // By default one processor is left alone: on two that is half the machine.
    minWorkers: 1,
    maxWorkers: '100%',
    sequence: {sequencer: SlowFirst},
    include: ['**/*.test.{ts,tsx,mts}'],
    // The kitchen sink reaches the same sources through links.
    exclude: [
      'tests/kitchen-sink/{src,config,data,texts}/**',
      '**/node_modules/**',
      'build/**',
      '**/.docusaurus/**',
      'tests/kitchen-sink/build/**',
      'bench/.work/**',
    ],
  },
});
