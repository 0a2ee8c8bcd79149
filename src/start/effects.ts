import {options} from 'preact';
import {allTurns, endTurns} from './turns';

/**
 * Effects tell components that they are in a browser now. Parts that are still to be taken over must
 * not know that, or they would expect something else than the server sent: so effects wait for them.
 */
export function holdEffects(): void {
  options.requestAnimationFrame = (flush) => {
    void allTurns().then(() => {
      options.requestAnimationFrame = undefined;
      endTurns();
      flush();
    });
  };
}
