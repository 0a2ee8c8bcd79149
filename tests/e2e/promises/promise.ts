import type {Page} from '../fixture';

/**
 * The states in which a page must keep a promise: before React has hydrated it (scripts are still loading), after that,
 * in a browser without scripts, and on a host without redirects (`../plainServer.ts`), where URLs end in `.html`.
 */
export const states = [
  'before hydration',
  'after hydration',
  'scripts blocked',
  'plain host',
] as const;
export type State = (typeof states)[number];

/** A page in one of the states. */
export interface Visit {
  readonly page: Page;
  readonly state: State;
  /** Reports of the page that do not fail the test. */
  readonly expected: RegExp[];
  /** Opens a path of the site, perhaps with query and hash, in the state. */
  open(target: string): Promise<void>;
  /** Lets React hydrate the page, where there are scripts: what was done before it must survive. */
  hydrate(): Promise<void>;
  /** The URL as the reader sees it. */
  url(target: string): string;
}

/** A check, a test in another file, or the reason why the promise cannot be kept in this state. */
export type Cell =
  | ((visit: Visit) => Promise<void>)
  | {readonly file: string; readonly test: string}
  | {readonly reason: string};

export interface Promised {
  /** What the specification promises. */
  readonly promise: string;
  /** The kitchen sink has features that the documentation does not use. */
  readonly site: 'documentation' | 'kitchen sink';
  readonly cells: Readonly<Record<State, Cell>>;
}

/** The same check in all states. */
export const everywhere = (cell: Cell): Record<State, Cell> =>
  Object.fromEntries(states.map((state) => [state, cell])) as Record<State, Cell>;
