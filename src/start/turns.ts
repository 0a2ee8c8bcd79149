import {nextTask} from './nextTask';

let queue = Promise.resolve();

/** Resolves when every part has had its turn, also those that asked during the turn of another. */
export async function allTurns(): Promise<void> {
  let last;
  do {
    last = queue;
    await nextTask();
    await queue;
  } while (last !== queue);
}

/** The place of one part of the page in the order in which parts are taken over. */
export interface Turn {
  /** Throws a promise until the turn has come, which makes Suspense wait. */
  wait(): void;
}

/** Parts ask in the order in which they stand on the page; each gets a task of its own. */
export function createTurn(): Turn {
  let came = false;
  let coming: Promise<void> | undefined;
  return {
    wait() {
      if (came) return;
      coming ??= queue = queue.then(nextTask).then(() => {
        came = true;
      });
      throw coming;
    },
  };
}
