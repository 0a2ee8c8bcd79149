import {spawn} from 'node:child_process';
import {failure, root} from './setUp.mjs';

/**
 * @typedef {object} Step
 * @property {string} name printed before and after its output
 * @property {string} command
 * @property {string[]} args
 * @property {string} [again] the command for a developer that runs the step again
 */

/** @returns {Promise<{code: number, output: string}>} */
function finished(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/**
 * Runs commands, two at a time. Commands in a nested list run one after the other. The output of a command is printed
 * when it has finished. If one fails, the others are stopped and this process exits with its code.
 *
 * @param {(Step | Step[])[]} steps
 */
export async function runSideBySide(steps) {
  const waiting = steps.map((step) => [step].flat());
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();

  async function run(/** @type {Step} */ {name, command, args, again}) {
    const started = Date.now();
    console.log(`▶ ${name}`);
    const child = spawn(command, args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
    running.add(child);
    const {code, output} = await finished(child);
    running.delete(child);
    if (process.exitCode) return;
    process.stdout.write(output);
    if (code === 0) {
      console.log(`✔ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      return;
    }
    process.exitCode = code;
    console.error(failure(name, code, again));
    running.forEach((other) => other.kill());
  }

  async function lane() {
    for (let list = waiting.shift(); list; list = waiting.shift()) {
      for (const step of list) {
        if (process.exitCode) return;
        await run(step);
      }
    }
  }

  console.log();
  await Promise.all([lane(), lane()]);
  if (process.exitCode) process.exit();
}
