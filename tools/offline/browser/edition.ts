/**
 * The first script of every page of the offline edition. The scripts of the website run as they are, but for a
 * few names that the edition replaces (../scripts.mts): they see the addresses of the website, and their files
 * arrive as scripts, because a page from a folder can neither fetch files nor start workers from them.
 */
import {Paths, isSiteAddress} from './paths';

const script = document.currentScript as HTMLScriptElement;
export const root = new URL('.', script.src);
const paths = new Paths(root);
const here = () => new URL(window.location.href);
const fileOf = (address: string | URL) => paths.fileOf(String(address), here());

/** What the search passes to the page of a result: here in the query, until that page is open. */
const ARRIVAL = 'arrival';

/** The browser is about to open another page: nothing that the scripts ask for until then arrives. */
let isLeaving = false;
const never = new Promise<never>(() => {});

function leave(file: URL, replace = false): void {
  isLeaving = true;
  window.location[replace ? 'replace' : 'assign'](file.href);
}

export const location = {
  // Of no link: the browser follows all links itself.
  origin: 'offline:',
  get pathname() {
    return paths.addressOf(here());
  },
  get search() {
    return window.location.search;
  },
  get hash() {
    return window.location.hash;
  },
  set hash(hash: string) {
    window.location.hash = hash;
  },
  get href() {
    return window.location.href;
  },
  set href(address: string) {
    leave(fileOf(address));
  },
  assign: (address: string | URL) => leave(fileOf(address)),
  replace: (address: string | URL) => leave(fileOf(address), true),
  reload: () => isLeaving || window.location.reload(),
  toString: () => window.location.href,
};

type Change = 'pushState' | 'replaceState';

function changeState(change: Change, state: unknown, address?: string | URL | null): void {
  const file = address ? fileOf(address) : here();
  if (paths.addressOf(file) === location.pathname) {
    // The path stays as it is: a server may have opened the page by the name of its folder.
    window.history[change](state, '', window.location.pathname + file.search + file.hash);
    return;
  }
  const {state: arrival} = Object(state) as {state?: unknown};
  if (arrival !== undefined) file.searchParams.set(ARRIVAL, JSON.stringify(arrival));
  leave(file, change === 'replaceState');
}

export const history = {
  get state(): unknown {
    return window.history.state;
  },
  get length() {
    return window.history.length;
  },
  pushState: (state: unknown, _title: string, address?: string | URL | null) =>
    changeState('pushState', state, address),
  replaceState: (state: unknown, _title: string, address?: string | URL | null) =>
    changeState('replaceState', state, address),
  go: (steps?: number) => window.history.go(steps),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
};

/** Moves what the search has passed from the query into the history entry, where the website has it. */
function receiveArrival(): void {
  const file = here();
  const passed = file.searchParams.get(ARRIVAL);
  if (passed === null) return;
  file.searchParams.delete(ARRIVAL);
  let state: unknown;
  try {
    state = JSON.parse(passed);
  } catch {
    // A damaged address opens its page.
  }
  window.history.replaceState({key: ARRIVAL, state}, '', file.href);
  // The first interaction, for which the scripts of the page wait.
  addEventListener('load', () => dispatchEvent(new Event('pointerup')));
}

/** Files that wait for their script: name → the answer. */
const awaited = new Map<string, (content: string) => void>();

/** Called by the scripts that have the content of a file. */
export function give(name: string, content: unknown): void {
  awaited.get(name)?.(typeof content === 'string' ? content : JSON.stringify(content));
}

function read(name: string): Promise<Response> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    awaited.set(name, (content) => resolve(new Response(content)));
    element.src = new URL(`${name}.js`, root).href;
    element.onload = () => element.remove();
    element.onerror = () => resolve(new Response('', {status: 404}));
    document.head.append(element);
  });
}

export async function fetch(address: string): Promise<Response> {
  // The page asks whether it could be loaded again.
  if (address === '') return new Response('');
  const {pathname} = fileOf(address);
  const name = pathname.slice(root.pathname.length);
  // The scripts fetch the next page; the browser opens it instead.
  if (isLeaving || name.endsWith('.html')) return never;
  return read(name);
}

/** Scripts for what cannot run here use the page instead. */
export class Worker {
  constructor() {
    throw new Error('The offline edition has no files for workers.');
  }
}

/** A worker that needs no files: the scripts contain its code. */
export const workerUrl = (code: string): string =>
  URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));

/** As with the data saver, nothing is prefetched, and the font is that of the system. */
export const connection = {saveData: true, effectiveType: '4g'};

/** Elements that scripts add have the addresses of the website. */
function leadToFiles(): void {
  const {setAttribute} = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const isAddress = (name === 'href' || name === 'src') && isSiteAddress(String(value));
    setAttribute.call(this, name, isAddress ? fileOf(value).href : value);
  };
  const href = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'href');
  Object.defineProperty(HTMLAnchorElement.prototype, 'href', {
    ...href,
    set(this: HTMLAnchorElement, value: string) {
      this.setAttribute('href', value);
    },
  });
}

leadToFiles();
receiveArrival();
