interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Milliseconds from the request of this page to its last byte. A slow connection needs more for one round trip. */
const fastVisit = 150;

/** Whether the connection was fast when it loaded this page, and the reader does not save data. */
export function isFastConnection(): boolean {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (saveData || /[23]g/.test(effectiveType ?? '') || !visit) return false;
  return visit.responseEnd - visit.requestStart < fastVisit;
}
