import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createViewQueue, type ResultView} from './views';

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

  test('nothing to deliver', () => {
    const deliver = vi.fn();
    createViewQueue(deliver)([]);
    vi.advanceTimersByTime(1000);
    expect(deliver).not.toHaveBeenCalled();
  });
});
