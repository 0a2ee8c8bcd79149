import {createClient, type Client} from './http';

export interface Readers {
  /** Number of visits so far. */
  readonly visits: () => number;
  /** Lets pending visits finish. Returns everything that a reader would have noticed. */
  readonly stop: () => Promise<readonly string[]>;
}

/** Simulates readers who visit without a pause, each on a keep-alive connection. A visit returns its problem, if any. */
export function startReaders(
  count: number,
  visit: (request: Client['request'], number: number) => Promise<string | undefined>,
): Readers {
  const client = createClient(count);
  const problems = new Set<string>();
  let visits = 0;
  let isOver = false;
  const reader = async (first: number) => {
    for (let number = first; !isOver; number += 1) {
      const problem = await visit(client.request, number).catch(String);
      visits += 1;
      if (problem) problems.add(problem);
    }
  };
  const all = Array.from({length: count}, (_, index) => reader(index * 13));
  return {
    visits: () => visits,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      client.close();
      return [...problems];
    },
  };
}
