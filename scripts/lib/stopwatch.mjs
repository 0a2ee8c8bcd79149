/** Measures how long each step takes, and adds up repeated ones. */
export class Stopwatch {
  /** @type {Map<string, number>} */
  #times = new Map();

  /**
   * @template Result
   * @param {string} name
   * @param {() => Promise<Result> | Result} task
   */
  async measure(name, task) {
    const started = Date.now();
    const result = await task();
    this.#times.set(name, (this.#times.get(name) ?? 0) + Date.now() - started);
    return result;
  }

  print() {
    const times = [...this.#times].map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`);
    console.log(times.join(' · '));
  }
}
