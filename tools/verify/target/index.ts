import type {Level} from './level';
import type {Admin} from './admin';
import type {Api} from './api';
import type {Browser} from './browser';
import type {Console} from './console';
import type {Http} from './http';
import type {Projects} from './projects';

/** An installation with what is at hand to try it. A claim uses only what it needs. */
export interface Target {
  readonly http: Http;
  /** A project with default settings in which claims may do what they like. */
  readonly api: Api;
  readonly levels: ReadonlySet<Level>;
  readonly admin: Admin;
  readonly projects: Projects;
  readonly console: Console;
  readonly browser: Browser;
  /** Keeps what several claims need, once. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Work for the end of the run, for example to end a program. */
  atEnd(work: () => Promise<void>): void;
  end(): Promise<void>;
}

/** A target with the parts that are there; a claim that reaches for another part is wrong. */
export function makeTarget(
  parts: Partial<Target> & Pick<Target, 'http' | 'api'>,
  levels: readonly Level[],
): Target {
  const kept = new Map<string, Promise<unknown>>();
  const last: (() => Promise<void>)[] = [];
  const missing = (name: string): never => {
    throw new Error(`The claim uses ${name} without naming its level in "needs".`);
  };
  return {
    levels: new Set(levels),
    get admin() {
      return parts.admin ?? missing('admin');
    },
    get projects() {
      return parts.projects ?? missing('projects');
    },
    get console() {
      return parts.console ?? missing('console');
    },
    get browser() {
      return parts.browser ?? missing('browser');
    },
    atEnd: (work) => void last.push(work),
    async end() {
      for (const work of last.splice(0)) await work();
    },
    http: parts.http,
    api: parts.api,
    once<T>(key: string, make: () => Promise<T>) {
      const found = (kept.get(key) ?? make()) as Promise<T>;
      kept.set(key, found);
      return found;
    },
  };
}
