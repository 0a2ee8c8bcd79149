import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Setup} from '../core/setup';
import type {EvaluationRequest, WorkerMessage} from './evaluationWorker';

let posted: WorkerMessage[] = [];
let ask: (request: EvaluationRequest) => void;

/** Runs the code of the worker with a `self` of the test. */
beforeEach(async () => {
  posted = [];
  vi.stubGlobal('self', {
    postMessage: (message: WorkerMessage) => posted.push(message),
    addEventListener: (_: string, listen: (event: {data: EvaluationRequest}) => void) => {
      ask = (data) => listen({data});
    },
  });
  vi.resetModules();
  await import('./evaluationWorker');
});

afterEach(() => vi.unstubAllGlobals());

const setupOf = (...items: readonly (readonly [type: string, value: string])[]): Setup => ({
  origin: 'project',
  packageFactor: '',
  spamScore: '5',
  rules: [
    {
      name: '',
      type: 'word',
      factor: '',
      items: items.map(([type, value]) => ({type, value, rating: '3'})),
    },
  ],
  fields: [{source: 'text', value: 'cheap pills'}],
});

/** Messages after `ready`: the trial that is tested, or rating and reasons of a summary. */
const shortened = () =>
  posted.slice(1).map((message) => {
    if (message.kind === 'marks') return {marks: message.marks.flatMap(({marks}) => marks)};
    if (message.kind !== 'summary') return message;
    const {rating, missed} = message.summary;
    const reasons = missed.flatMap(({outcome}) => (outcome.matches === true ? [] : outcome.reason));
    return {rating, reasons, next: message.next};
  });

it('says that it is ready', () => {
  expect(posted).toEqual([{kind: 'ready'}]);
});

it('answers once if there are no patterns', () => {
  ask({setup: setupOf(['text', 'pills'], ['text', 'z']), slow: []});
  expect(shortened()).toEqual([{rating: 3, reasons: ['absent'], next: undefined}]);
});

it('answers without the patterns first, and names each before it tries it', () => {
  ask({setup: setupOf(['text', 'pills'], ['regex', '/CHEAP/i'], ['regex', '/z/']), slow: []});
  expect(shortened()).toEqual([
    {rating: 3, reasons: ['waiting', 'waiting'], next: 'summary'},
    {kind: 'testing', trial: 1},
    {kind: 'testing', trial: 2},
    {rating: 6, reasons: ['absent'], next: 'marks'},
    {
      marks: [
        {start: 0, end: 5, points: 3},
        {start: 6, end: 11, points: 3},
      ],
    },
  ]);
});

it('does not try a slow pattern', () => {
  ask({setup: setupOf(['regex', '/(a+)+$/'], ['regex', '/cheap/']), slow: [0]});
  expect(shortened()).toEqual([
    {rating: 0, reasons: ['regexSlow', 'waiting'], next: 'summary'},
    {kind: 'testing', trial: 1},
    {rating: 3, reasons: ['regexSlow'], next: 'marks'},
    {marks: [{start: 0, end: 5, points: 3}]},
  ]);
});

it('tries no pattern at all after five slow ones', () => {
  const patterns = Array.from({length: 6}, () => ['regex', '/cheap/'] as const);
  ask({setup: setupOf(...patterns, ['text', 'pills']), slow: [0, 1, 2, 3, 4]});
  const slow = Array.from({length: 5}, () => 'regexSlow');
  expect(shortened()).toEqual([{rating: 3, reasons: [...slow, 'regexSkipped'], next: undefined}]);
});
