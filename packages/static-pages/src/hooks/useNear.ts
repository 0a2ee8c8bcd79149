import type {RefObject} from 'react';
import {useMet} from './useMet';

/** The distance at which something begins to load. */
const AHEAD = '400px 0px';

/** True once an element has been on the screen or close to it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  return useMet(element, {rootMargin: AHEAD, inside: true, isDue: true});
}
