/** Lets a child process of `runTogether` ask its parent for a value. */

/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();
let asked = 0;

process.on('message', (/** @type {{id: number, answer: unknown}} */ {id, answer}) => {
  waiting.get(id)?.(answer);
  waiting.delete(id);
  if (waiting.size === 0) process.channel?.unref();
});
// A process that waits for no answer may end.
process.channel?.unref();

// The parent has ended, so no answer will come and nobody needs the result of this process.
process.on('disconnect', () => {
  if (waiting.size > 0) process.exit(1);
});

/**
 * @param {unknown} question must be serializable as JSON, like the answer
 * @returns {Promise<any>}
 */
export function askParent(question) {
  const id = ++asked;
  process.channel?.ref();
  process.send?.({id, question});
  return new Promise((resolve) => waiting.set(id, resolve));
}
