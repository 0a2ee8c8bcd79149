interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const connection = () => (navigator as {connection?: Connection}).connection;

/** Lines where bytes count: nothing is fetched that is not asked for. */
const isSaving = () =>
  Boolean(connection()?.saveData || connection()?.effectiveType?.includes('2g'));

const asked = new Set<string>();

/** Fetches a file or a page of this site ahead, once. */
export function prefetch(href: string): HTMLLinkElement | null {
  if (isSaving() || asked.has(href)) return null;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
  return link;
}

/** From the request of this page to its last byte; a slow line takes longer for one round trip. */
const FAST_MS = 150;

/** Whether the line was fast for this page itself. */
export function isFastLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isSaving() || connection()?.effectiveType === '3g' || !visit) return false;
  return visit.responseEnd - visit.requestStart < FAST_MS;
}
