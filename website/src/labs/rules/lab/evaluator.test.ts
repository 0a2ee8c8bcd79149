import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Setup} from '../core/setup';
import type {Summary} from '../core/summary';
import type {EvaluationRequest, WorkerMessage} from './evaluationWorker';
import {Evaluator, type Answer} from './evaluator';

/** A worker whose messages the test sends. */
class FakeWorker {
  onmessage?: (event: {data: WorkerMessage}) => void;
  onerror?: () => void;
  readonly requests: EvaluationRequest[] = [];
  isTerminated = false;

  constructor() {
    workers.push(this);
  }

  postMessage(request: EvaluationRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: WorkerMessage): void {
    this.onmessage?.({data: message});
  }

  answer(rating: number, isFinal = true): void {
    this.send({
      kind: 'summary',
      summary: summaryOf(rating),
      next: isFinal ? undefined : 'summary',
    });
  }
}

let workers: FakeWorker[] = [];
let answers: Answer[] = [];
let evaluator: Evaluator;

const summaryOf = (rating: number): Summary => ({
  rating,
  spamScore: 5,
  spam: false,
  matchCount: 0,
  matches: [],
  openCount: 0,
  missed: [],
  marks: [],
});

/** Every item is tried on both fields: trials 0 and 1 belong to the first item. */
const setupOf = (...values: readonly string[]): Setup => ({
  origin: 'project',
  packageFactor: '',
  spamScore: '5',
  rules: [
    {
      name: '',
      type: 'word',
      factor: '',
      items: values.map((value) => ({type: 'regex', value, rating: '1'})),
    },
  ],
  fields: [
    {source: 'text', value: 'x'},
    {source: 'text', value: 'y'},
  ],
});

const worker = (number: number): FakeWorker => {
  const found = workers[number];
  if (!found) throw new Error(`There is no worker ${number}, only ${workers.length}.`);
  return found;
};

const last = () => worker(workers.length - 1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers = [];
  answers = [];
  evaluator = new Evaluator((answer) => answers.push(answer));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an evaluation', () => {
  it('starts when the worker is ready', () => {
    const setup = setupOf('/a/');
    evaluator.evaluate(setup);
    expect(last().requests).toEqual([]);
    last().send({kind: 'ready'});
    expect(last().requests).toEqual([{setup, slow: []}]);
    last().answer(1);
    expect(answers).toEqual([summaryOf(1)]);
  });

  it('passes on first results, and waits for the final ones', () => {
    evaluator.evaluate(setupOf('/a/'));
    last().send({kind: 'ready'});
    last().answer(1, false);
    last().answer(2);
    expect(answers).toEqual([summaryOf(1), summaryOf(2)]);
  });

  it('uses the worker of the one before', () => {
    evaluator.evaluate(setupOf('/a/'));
    last().send({kind: 'ready'});
    last().answer(1);
    const setup = setupOf('/b/');
    evaluator.evaluate(setup);
    expect(workers).toHaveLength(1);
    expect(last().requests[1]).toEqual({setup, slow: []});
  });

  it('replaces one that is still running', () => {
    evaluator.evaluate(setupOf('/a/'));
    last().send({kind: 'ready'});
    last().answer(1, false);
    const setup = setupOf('/b/');
    evaluator.evaluate(setup);
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    last().send({kind: 'ready'});
    expect(last().requests).toEqual([{setup, slow: []}]);
  });

  it('that was stopped never answers', () => {
    evaluator.evaluate(setupOf('/a/'));
    evaluator.stop();
    expect(last().isTerminated).toBe(true);
    vi.runAllTimers();
    expect(answers).toEqual([]);
  });
});

describe('a pattern', () => {
  it('that hangs for a second is left out, everything else is tried again', () => {
    const setup = setupOf('/a/', '/slow/');
    evaluator.evaluate(setup);
    last().send({kind: 'ready'});
    last().send({kind: 'testing', trial: 0});
    vi.advanceTimersByTime(900);
    last().send({kind: 'testing', trial: 3});
    vi.advanceTimersByTime(900);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    last().send({kind: 'ready'});
    expect(last().requests).toEqual([{setup, slow: [3]}]);
    last().answer(1);
    vi.runAllTimers();
    expect(answers).toEqual([summaryOf(1)]);
  });

  it('that hung once is not tried again on the same value, wherever it stands', () => {
    evaluator.evaluate(setupOf('/slow/'));
    last().send({kind: 'ready'});
    last().send({kind: 'testing', trial: 1});
    vi.advanceTimersByTime(1000);
    const setup = setupOf('/a/', '/slow/', '/slow/');
    evaluator.evaluate(setup);
    last().send({kind: 'ready'});
    expect(last().requests).toEqual([{setup, slow: [3, 5]}]);
  });
});

describe('a worker', () => {
  it('that cannot be loaded is reported, and the next evaluation starts another', () => {
    evaluator.evaluate(setupOf('/a/'));
    last().onerror?.();
    expect(answers).toEqual(['failed']);
    expect(last().isTerminated).toBe(true);
    evaluator.evaluate(setupOf('/a/'));
    expect(workers).toHaveLength(2);
    last().send({kind: 'ready'});
    last().answer(1);
    expect(answers).toEqual(['failed', summaryOf(1)]);
  });

  it('that never is ready is given up after 20 seconds', () => {
    evaluator.evaluate(setupOf('/a/'));
    vi.advanceTimersByTime(19_999);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual(['failed']);
    expect(last().isTerminated).toBe(true);
  });

  it('that does not answer is given up 20 seconds after the request', () => {
    evaluator.evaluate(setupOf('/a/'));
    vi.advanceTimersByTime(15_000);
    last().send({kind: 'ready'});
    vi.advanceTimersByTime(19_999);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual(['failed']);
  });

  it('that has answered may rest as long as it likes', () => {
    evaluator.evaluate(setupOf('/a/'));
    last().send({kind: 'ready'});
    last().answer(1);
    vi.runAllTimers();
    expect(answers).toEqual([summaryOf(1)]);
    expect(last().isTerminated).toBe(false);
  });
});
