/** @typedef {import('./runSideBySide.mjs').Step} Step */

/**
 * A step that runs a script of package.json.
 *
 * @param {string} name
 * @param {string} script
 * @param {string[]} options
 * @returns {Step}
 */
const step = (name, script, ...options) => {
  const args = options.length > 0 ? [script, '--', ...options] : [script];
  return {
    name,
    command: 'npm',
    args: ['run', '--silent', ...args],
    again: ['npm run', ...args].join(' '),
  };
};

/** A step that runs the tests of these projects of vitest.config.mts. */
const vitest = (/** @type {string} */ name, /** @type {string[]} */ ...projects) =>
  step(name, 'unit', ...projects.map((project) => `--project=${project}`));

/**
 * The steps of `npm test`: quick ones; then two lists, side by side, that take about the same time; then the browser
 * tests, which need both builds.
 *
 * @param {{all: boolean}} size
 */
export const testSteps = ({all}) => ({
  quick: [
    step('Content checks', 'check'),
    step('Types', 'types'),
    step('Lint', 'lint'),
    step('Format', 'format:check'),
    ...(all ? [step('Spelling', 'spelling')] : []),
  ],
  long: [
    [
      all
        ? vitest('Unit tests, servers and compilers', 'unit', 'programs')
        : vitest('Unit tests', 'unit'),
      all
        ? step('Build the kitchen sink', 'build:kitchen-sink', '--locale=en-XA')
        : step('Build the kitchen sink', 'build:kitchen-sink'),
    ],
    [
      // Compressed copies and other files for servers take longer than the pages.
      step('Build English and German', all ? 'build' : 'build:site'),
      vitest('Files of the build', 'built', ...(all ? ['built-all'] : [])),
      ...(all ? [step('Build again: the same bytes', 'reproduce')] : []),
    ],
  ],
  browser: {
    ...step('Browser tests', 'e2e', ...(all ? [] : ['--project=site', '--grep-invert=@all'])),
    again: 'npm run e2e -- --last-failed',
  },
});
