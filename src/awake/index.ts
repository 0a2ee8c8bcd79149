import registry from '@generated/registry';
import routes from '@generated/routes';
import {firstPage} from '@site/src/article/firstPage';
import {openAtlas} from '@site/src/atlas/open';
import {matchRoutes} from 'react-router-config';
import {isAsleep, setAwake} from './state';

let waking: Promise<void> | undefined;
let finish: (() => void) | undefined;

let live = !isAsleep();

/** Between waking up and being live the main part cannot answer yet. */
export const isLive = (): boolean => live;

/** Called by the main part once it is live. */
export function mainIsLive(): void {
  live = true;
  finish?.();
}

interface MainPart {
  readonly preloadMain?: () => Promise<unknown>;
}

/** Loads the main part of the first page, as far as the routes lead to it. */
function preloadMain(): Promise<unknown> {
  // Not the address, which is that of the next page already when a change of page wakes this one.
  const parts = matchRoutes(routes, firstPage?.metadata.permalink ?? '');
  return Promise.all(parts.map(({route}) => (route.component as MainPart).preloadMain?.()));
}

/** The frame of a page, which the routes lead to when the atlas is there: it need not wait for it. */
function preloadFrame(): Promise<unknown> {
  const [load] = Object.values(registry).find(([, source]) => source === '@theme/DocItem') ?? [];
  return Promise.all([preloadMain(), load?.()]);
}

async function load(): Promise<void> {
  await Promise.all([openAtlas(), preloadFrame()]);
  await preloadMain();
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  setAwake();
  await finished;
}

/** Starts the main part of the page; resolves when it is live, at once if it has been all along. */
export function wake(): Promise<void> {
  if (!isAsleep() && !waking) return Promise.resolve();
  waking ??= load().catch((reason: unknown) => {
    // The page stays readable, its links work, and the next sign of life tries again.
    waking = undefined;
    throw reason;
  });
  return waking;
}
