interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const connection = () => (navigator as {connection?: Connection}).connection;

/** Slow connections, and readers who save data: nothing is prefetched. */
const isSaving = () =>
  Boolean(connection()?.saveData || connection()?.effectiveType?.includes('2g'));

/** Fetches a script of this page ahead. */
export function prefetchScript(script: Element): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = script.getAttribute('src')!;
  document.head.append(link);
}

/**
 * Fetches the page of a link ahead, by the speculation rules in the head of the page. Unlike a
 * page from the browser's cache, it need not be revalidated when the link is clicked.
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  if (!isSaving()) link.dataset.prefetch = '';
}

/** Time from the request of this page to its first byte. A slow connection needs more for one round trip. */
const FAST_MS = 120;

/** Whether the connection was fast when it loaded this page. */
export function isFastLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  if (isSaving() || connection()?.effectiveType === '3g') return false;
  return visit.responseStart - visit.requestStart < FAST_MS;
}
