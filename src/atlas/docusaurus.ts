/**
 * Stands in for the core's `window.docusaurus`, which needs the table of all pages. Here fetching
 * ahead waits until the page is awake: a reader who has not moved yet follows no link.
 */
import registry from '@generated/registry';
import routes from '@generated/routes';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {pageText} from '@site/src/article/servedPage';
import {isText, type Parts} from '@site/src/article/texts';
import {isAsleep, onAwake} from '@site/src/awake/state';
import {whenIdle} from '@site/src/start/whenIdle';
import {matchRoutes} from 'react-router-config';
import {addressOf} from './files';
import {openAtlas} from './open';
import preloadPage from './preload';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

const awake = isAsleep() ? new Promise<void>((resolve) => onAwake(resolve)) : Promise.resolve();
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

interface Page {
  readonly parts?: readonly string[];
}

const partsOf = (path: string) =>
  matchRoutes(routes, path).flatMap(({route}) => (route.component as Page).parts ?? []);

/** Parts that are here already or on their way: most pages share most of theirs. */
const known = new Set<string>();

const isTextPart = (part: string) => {
  const entry = (registry as unknown as Parts)[part];
  return Boolean(entry && isText(entry));
};

async function fetchParts(path: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no network.');
  await openAtlas();
  if (known.size === 0) partsOf(window.location.pathname).forEach((part) => known.add(part));
  const parts = partsOf(path).filter((part) => !known.has(part));
  parts.forEach((part) => known.add(part));
  await Promise.all(
    parts.map((part) => {
      // A text is read from the page as it is served.
      if (isTextPart(part)) return pageText(path, 'low');
      const address = addressOf(part);
      return address && prefetchFile(address);
    }),
  );
}

const fetched = new Set<string>();
const loaded = new Set<string>();
let queue: Promise<unknown> = awake;
let wanted: Promise<unknown> = Promise.resolve();

/**
 * Fetches what a page is made of: one page after the other, in free moments, and behind the page that
 * the reader is about to go to.
 */
function prefetch(path: string): false | Promise<unknown> {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  queue = queue
    .then(idle)
    .then(() => wanted)
    .then(() => fetchParts(path))
    // Nobody waits for it: without a network the reader's click tells.
    .catch(() => undefined);
  return queue;
}

/** Loads a page, for a reader who is about to go there. */
function preload(path: string): false | Promise<unknown> {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  // The click tells whether it failed; until then the next one who points at the link tries again.
  wanted = preloadPage(path).catch(() => loaded.delete(path));
  return wanted;
}

export default Object.freeze({prefetch, preload});
