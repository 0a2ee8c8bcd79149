import {setTimeout} from 'node:timers/promises';
import {createClient} from './http';
import {isExpected} from './mix';

export interface Readers {
  /** Number of requests so far. */
  readonly requests: () => number;
  /** Lets pending requests finish. Returns the failures, and how many requests were repeated. */
  readonly stop: () => Promise<{readonly failed: readonly string[]; readonly repeated: number}>;
}

interface Options {
  readonly count: number;
  /** Milliseconds between two requests of a reader. */
  readonly pause?: number;
}

/** Simulates readers who request the paths one after the other, each on a keep-alive connection, until stopped. */
export function startReaders(
  port: number,
  paths: readonly string[],
  {count, pause = 0}: Options,
): Readers {
  const client = createClient(count);
  const failed: string[] = [];
  let requests = 0;
  let isOver = false;
  const reader = async (offset: number) => {
    for (let position = offset; !isOver; position += 1) {
      const path = paths[position % paths.length] ?? '/';
      const response = await client.request(port, path).catch((error: Error) => error);
      requests += 1;
      if (response instanceof Error) failed.push(`${path}: ${response.message}`);
      else if (!isExpected(path, response.status)) failed.push(`${path}: ${response.status}`);
      if (pause > 0) await setTimeout(pause);
    }
  };
  const all = Array.from({length: count}, (_, index) => reader(index * 13));
  return {
    requests: () => requests,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      client.close();
      return {failed, repeated: client.repeated()};
    },
  };
}
