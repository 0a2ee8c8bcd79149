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

/** Tests that start servers, compilers or builds: all samples, and elsewhere those that say so by their name. */
const programs = ['website/samples/**/*.test.{ts,mts}', '**/*.programs.test.{ts,mts}'];
/** Tests of the files in `build/`, which need no browser. */
const built = ['tests/built/**/*.test.ts'];
/** Those that take more than some seconds. */
const builtAll = ['tests/built/**/*.all.test.ts'];
// The kitchen sink reaches the same sources through links.
const exclude = [
  'tests/kitchen-sink/{src,config,data,texts}/**',
  '**/node_modules/**',
  'build/**',
  '**/.docusaurus/**',
  'tests/kitchen-sink/build/**',
  'tools/check/seeded/**',
];

const project = (name: string, include: string[], without: string[] = []) => ({
  extends: true as const,
  test: {name, include, exclude: [...exclude, ...without]},
});

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
    projects: [
      project('unit', ['**/*.test.{ts,tsx,mts}'], [...programs, ...built]),
      project('programs', programs),
      project('built', built, builtAll),
      project('built-all', builtAll),
    ],
  },
});
