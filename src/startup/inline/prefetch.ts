interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const connection = () => (navigator as {connection?: Connection}).connection;

/** Slow connections, and readers who save data: nothing is fetched ahead. */
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

/** Time from the request of this page to its last byte. A slow connection needs more for one round trip. */
const FAST_MS = 150;

/** Whether the connection was fast when it loaded this page. */
export function isFastLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isSaving() || connection()?.effectiveType === '3g' || !visit) return false;
  return visit.responseEnd - visit.requestStart < FAST_MS;
}
