import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * @typedef {object} Task
 * @property {string} name prefix of each line that the task prints
 * @property {string[]} args of Node: options, script, and what it gets
 * @property {Record<string, string>} [env] added to the environment
 */

/** @typedef {(question: any) => Promise<unknown>} Answer */

/** Forwards whole lines, so that the output of two tasks is never mixed within a line. */
function forward(
  /** @type {import('node:stream').Readable} */ from,
  /** @type {NodeJS.WriteStream} */ to,
  /** @type {string} */ name,
) {
  createInterface({input: from}).on('line', (line) => {
    if (line.trim()) to.write(`[${name}] ${line}\n`);
  });
}

/** @returns {Promise<number>} exit code */
function finished(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Answers the questions that a task asks with `askParent`. Errors are ignored, because the task may have ended. */
function answerTo(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {Answer} */ answer,
) {
  child.on('message', async (/** @type {any} */ {id, question}) => {
    child.send({id, answer: await answer(question)}, () => {});
  });
}

/**
 * Runs Node programs in parallel. When one fails, the others are stopped and the
 * program exits with its code.
 *
 * @param {Task[]} tasks
 * @param {Answer} [answer] answers the questions of the tasks
 */
export async function runTogether(tasks, answer = async () => undefined) {
  const children = tasks.map(({name, args, env}) => {
    const child = spawn(process.execPath, args, {
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    answerTo(child, answer);
    forward(child.stdout, process.stdout, name);
    forward(child.stderr, process.stderr, name);
    return child;
  });
  const exits = children.map(async (child, index) => {
    const code = await finished(child);
    if (code === 0 || process.exitCode) return;
    process.exitCode = code;
    console.error(`✖ ${tasks[index]?.name} failed (exit code ${code}).`);
    children.forEach((other) => other.kill());
  });
  await Promise.all(exits);
  if (process.exitCode) process.exit();
}
