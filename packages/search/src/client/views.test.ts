import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createViewQueue, deliverViews, viewEventName, type ResultView} from './views';

const views = (count: number): ResultView[] =>
  Array.from({length: count}, (_, at) => ({route: `/p${at}`, position: at + 1}));

describe('view queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits for 400 ms of silence', () => {
    const deliver = vi.fn();
    const report = createViewQueue(deliver);
    report(views(3));
    vi.advanceTimersByTime(399);
    report(views(2));
    vi.advanceTimersByTime(399);
    expect(deliver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(deliver).toHaveBeenCalledExactlyOnceWith([...views(3), ...views(2)]);
  });

  test('delivers twenty at once', () => {
    const deliver = vi.fn();
    createViewQueue(deliver)(views(45));
    expect(deliver.mock.calls.map(([batch]) => (batch as ResultView[]).length)).toEqual([20, 20]);
    vi.advanceTimersByTime(400);
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  test('does not deliver an empty batch', () => {
    const deliver = vi.fn();
    createViewQueue(deliver)([]);
    vi.advanceTimersByTime(1000);
    expect(deliver).not.toHaveBeenCalled();
  });
});

describe('delivery', () => {
  const dispatchEvent = vi.fn<(event: CustomEvent) => boolean>();
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
  beforeEach(() => {
    vi.stubGlobal('document', {dispatchEvent});
    vi.stubGlobal('navigator', {sendBeacon});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  test('a DOM event, and nothing leaves the browser', () => {
    deliverViews(null)(views(2));
    const [[event] = []] = dispatchEvent.mock.calls;
    expect(event?.type).toBe(viewEventName);
    expect(event?.detail).toEqual({views: views(2)});
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('a beacon to the configured endpoint', () => {
    deliverViews('/views')(views(1));
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/views', JSON.stringify({views: views(1)}));
  });
});
