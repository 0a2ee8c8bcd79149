/** A step of `npm test`: its name and the script of package.json that it runs. */
const step = (/** @type {string} */ name, /** @type {string} */ script) => ({
  name,
  script,
  command: 'npm',
  args: ['run', '--silent', script],
});

/** Steps that take seconds. */
export const quickSteps = [
  step('Content checks', 'check'),
  step('Types', 'types'),
  step('Lint', 'lint'),
  step('Format', 'format:check'),
];

/** Two lists that take about the same time. The kitchen sink follows the unit tests, because they build it too. */
export const longSteps = [
  [
    step('Unit tests, samples and configuration errors', 'unit'),
    step('Build the kitchen sink', 'build:kitchen-sink'),
    step('Spelling', 'spelling'),
  ],
  [
    step('Build English and German', 'build'),
    step('Pages of the build', 'check:build'),
    step('Build again: the same bytes', 'reproduce'),
  ],
];

export const browserTests = step('Browser tests', 'e2e');
