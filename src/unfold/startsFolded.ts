import type {History} from 'history';

/** Whether a reader comes to the top of a new page: not back, not to an anchor, not from the search. */
export function startsFolded({action, location}: Pick<History, 'action' | 'location'>): boolean {
  return action === 'PUSH' && !location.hash && !location.state;
}
