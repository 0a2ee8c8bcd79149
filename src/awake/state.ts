import {firstPage} from '@site/src/article/firstPage';

/**
 * A page with a kept article comes asleep: around the article, too, the main part stays what the
 * server sent until the reader shows a first sign of life. Only the bar on top starts at once.
 */
let asleep = Boolean(firstPage);
let started = false;
const listeners = new Set<() => void>();

export const isAsleep = (): boolean => asleep;

export function onAwake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setAwake(): void {
  asleep = false;
  listeners.forEach((listener) => listener());
}

/** Whether the bar on top has been taken over. */
export const hasStarted = (): boolean => started;

export function setStarted(): void {
  started = true;
}
