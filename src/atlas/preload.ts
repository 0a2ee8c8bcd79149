/**
 * Stands in for the core's own, which knows all routes from the start: this one loads the atlas
 * when the way to a page ends at a list that is still empty.
 */
import routes from '@generated/routes';
import {hasStarted, isAsleep} from '@site/src/awake/state';
import {nextTask} from '@site/src/start/nextTask';
import {matchRoutes} from 'react-router-config';
import {openAtlas} from './open';

interface Part {
  readonly preload?: () => Promise<unknown>;
}

const partsOf = (pathname: string) =>
  Array.from(new Set([pathname, decodeURI(pathname)])).flatMap((path) => matchRoutes(routes, path));

/** A page that comes asleep starts with its root alone. */
const isStartOfSleeper = () => isAsleep() && !hasStarted();

export default async function preload(pathname: string): Promise<void> {
  if (partsOf(pathname).at(-1)?.route.routes && !isStartOfSleeper()) await openAtlas();
  await Promise.all(
    partsOf(pathname).map(({route}) =>
      (route.component as unknown as Part | undefined)?.preload?.(),
    ),
  );
  // What follows is a page that is drawn or taken over: not in the task that has run its scripts.
  await nextTask();
}
