import {spawn} from 'node:child_process';
import {root} from './setUp.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what the reader sees
 * @property {string} command
 * @property {string[]} args
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
 * Runs steps that keep one processor busy, two at a time. What a step prints comes when it is
 * finished, in one piece. When one fails, the others end and the program exits with its code.
 *
 * @param {Step[]} steps
 */
export async function runSideBySide(steps) {
  const waiting = [...steps];
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();

  async function lane() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now();
      console.log(`▶ ${step.name}`);
      const child = spawn(step.command, step.args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      const {code, output} = await finished(child);
      running.delete(child);
      if (process.exitCode) return;
      process.stdout.write(output);
      if (code !== 0) {
        process.exitCode = code;
        waiting.length = 0;
        console.error(`✖ ${step.name} failed (exit code ${code}).`);
        running.forEach((other) => other.kill());
        return;
      }
      console.log(`✔ ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  }

  console.log();
  await Promise.all([lane(), lane()]);
  if (process.exitCode) process.exit();
}
