import {createClient} from './http';
import {isExpected} from './mix';

export interface Readers {
  readonly asked: () => number;
  /** Lets everybody finish. Says what failed, and how many requests had to be sent again. */
  readonly stop: () => Promise<{readonly failed: readonly string[]; readonly repeated: number}>;
}

/** Readers who ask for the paths in turn, each on a connection that stays open, until told to stop. */
export function startReaders(port: number, paths: readonly string[], count: number): Readers {
  const client = createClient(count);
  const failed: string[] = [];
  let asked = 0;
  let isOver = false;
  const reader = async (offset: number) => {
    for (let turn = offset; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const answer = await client.ask(port, path).catch((error: Error) => error);
      asked += 1;
      if (answer instanceof Error) failed.push(`${path}: ${answer.message}`);
      else if (!isExpected(path, answer.status)) failed.push(`${path}: ${answer.status}`);
    }
  };
  const all = Array.from({length: count}, (_, index) => reader(index * 13));
  return {
    asked: () => asked,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      client.close();
      return {failed, repeated: client.repeated()};
    },
  };
}
