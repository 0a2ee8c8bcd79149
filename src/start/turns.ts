import {nextTask} from './nextTask';

let queue = Promise.resolve();
let isOver = false;

/** From now on nobody waits: what asks later is no part of the first page, and nothing is there yet in its place. */
export function endTurns(): void {
  isOver = true;
}

/** Resolves a task after the last turn, also of parts that asked during the turn of another. */
export async function allTurns(): Promise<void> {
  let last;
  do {
    last = queue;
    await queue;
    await nextTask();
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
      if (came || isOver) return;
      coming ??= queue = queue.then(nextTask).then(() => {
        came = true;
      });
      throw coming;
    },
  };
}
