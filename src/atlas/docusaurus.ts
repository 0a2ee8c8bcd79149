/**
 * Stands in for the core's `window.docusaurus`, which needs the table of all pages. Here fetching
 * ahead waits until the page is awake: a reader who has not moved yet follows no link.
 */
import routes from '@generated/routes';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {isAsleep, onAwake} from '@site/src/awake/state';
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
const fetched = new Set<string>();
const loaded = new Set<string>();

interface Page {
  readonly parts?: readonly string[];
}

async function fetchParts(path: string): Promise<void> {
  await awake;
  await openAtlas();
  const parts = matchRoutes(routes, path).flatMap(
    ({route}) => (route.component as Page).parts ?? [],
  );
  await Promise.all(parts.map(addressOf).map((address) => address && prefetchFile(address)));
}

/** Puts the scripts of a page into the browser's cache. */
function prefetch(path: string): false | Promise<void> {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  // Nobody waits for it: without a network the reader's click tells.
  return fetchParts(path).catch(() => undefined);
}

/** Loads a page, for a reader who is about to go there. */
function preload(path: string): false | Promise<unknown> {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadPage(path);
}

export default Object.freeze({prefetch, preload});
