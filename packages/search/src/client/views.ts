/** A result that was shown; contains neither the query nor anything about the reader. */
export interface ResultView {
  readonly route: string;
  /** Counted from 1. */
  readonly position: number;
}

/** Name of the DOM event on `document`; `event.detail.views` holds the batch. */
export const viewEventName = 'docs-search:view';

const batchSize = 20;
const quietTime = 400;

export type Deliver = (views: readonly ResultView[]) => void;

/** Collects views and delivers them in batches of 20, or after 400 ms without a new one. */
export function createViewQueue(deliver: Deliver): (views: readonly ResultView[]) => void {
  let queue: ResultView[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    const batch = queue.slice(0, batchSize);
    queue = queue.slice(batchSize);
    if (batch.length > 0) {
      deliver(batch);
    }
  }

  return (views) => {
    queue.push(...views);
    while (queue.length >= batchSize) {
      flush();
    }
    clearTimeout(timer);
    timer = setTimeout(flush, quietTime);
  };
}

/** Dispatches a DOM event; sends the views to an endpoint only if one is configured. */
export function deliverViews(endpoint: string | null): Deliver {
  return (views) => {
    document.dispatchEvent(new CustomEvent(viewEventName, {detail: {views}}));
    if (endpoint !== null) {
      navigator.sendBeacon(endpoint, JSON.stringify({views}));
    }
  };
}
