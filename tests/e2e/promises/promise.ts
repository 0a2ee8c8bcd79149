import type {Page} from '../fixture';

/**
 * In which state a page must keep a promise: before React has hydrated it (scripts are on their way),
 * after that, in a browser without scripts, and on a host without redirects (`../plainServer.ts`), whose
 * addresses end in `.html`.
 */
export const states = [
  'before hydration',
  'after hydration',
  'scripts blocked',
  'plain host',
] as const;
export type State = (typeof states)[number];

/** A page in a state. */
export interface Visit {
  readonly page: Page;
  readonly state: State;
  /** Reports of the page that do not fail the test. */
  readonly expected: RegExp[];
  /** Opens an address of the site in the state. */
  open(address: string): Promise<void>;
  /** The address as the reader sees it. */
  url(address: string): string;
}

/** Tried here, tried by a test in another file, or not possible for a reason. */
export type Cell =
  | ((visit: Visit) => Promise<void>)
  | {readonly file: string; readonly test: string}
  | {readonly reason: string};

export interface Promised {
  /** What the specification promises. */
  readonly promise: string;
  /** The kitchen sink has what the documentation does not use. */
  readonly site: 'documentation' | 'kitchen sink';
  readonly cells: Readonly<Record<State, Cell>>;
}

/** The same check in all states. */
export const everywhere = (cell: Cell): Record<State, Cell> =>
  Object.fromEntries(states.map((state) => [state, cell])) as Record<State, Cell>;
