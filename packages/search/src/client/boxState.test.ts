import {describe, expect, test} from 'vitest';
import {boxReducer, emptyBox, type BoxAction, type BoxState} from './boxState';
import type {SearchAnswer} from '../core/types';

const answerOf = (count: number) =>
  ({
    results: Array.from({length: count}, (_, at) => ({document: {sectionRoute: `/${at}`}})),
  }) as unknown as SearchAnswer;
const typed: BoxState = {...emptyBox, query: 'rule', status: 'loading'};
const stalled: BoxState = {...typed, status: 'stalled'};
const ready: BoxState = {...typed, status: 'ready', answer: answerOf(3), active: 0};

describe('boxReducer', () => {
  test.each<[string, BoxState, BoxAction, Partial<BoxState>]>([
    [
      'closes and keeps the query, but not Enter',
      {...typed, isSubmitted: true},
      {type: 'close'},
      {query: 'rule', isSubmitted: false},
    ],
    [
      'is cleared',
      ready,
      {type: 'input', query: ''},
      {query: '', answer: null, active: -1, status: 'idle'},
    ],
    [
      'input starts loading',
      emptyBox,
      {type: 'input', query: 'r'},
      {query: 'r', status: 'loading'},
    ],
    [
      'input keeps the last results',
      ready,
      {type: 'input', query: 'rules'},
      {status: 'loading', answer: ready.answer},
    ],
    [
      'input while stalled stays stalled',
      stalled,
      {type: 'input', query: 'rules'},
      {status: 'stalled'},
    ],
    [
      'blank input shows nothing',
      ready,
      {type: 'input', query: '  '},
      {status: 'idle', answer: null},
    ],
    ['input is cut', emptyBox, {type: 'input', query: 'x'.repeat(600)}, {query: 'x'.repeat(512)}],
    ['stalls while loading', typed, {type: 'stall'}, {status: 'stalled'}],
    ['does not stall when ready', ready, {type: 'stall'}, {status: 'ready'}],
    ['does not stall when idle', emptyBox, {type: 'stall'}, {status: 'idle'}],
    [
      'the first result is active',
      typed,
      {type: 'answer', query: 'rule', answer: answerOf(2)},
      {status: 'ready', active: 0},
    ],
    [
      'no result, none active',
      typed,
      {type: 'answer', query: 'rule', answer: answerOf(0)},
      {status: 'ready', active: -1},
    ],
    [
      'a stale answer is ignored',
      typed,
      {type: 'answer', query: 'old', answer: answerOf(2)},
      {status: 'loading', answer: null},
    ],
    [
      'better excerpts keep the active result',
      {...ready, active: 2, hasMoved: true},
      {type: 'answer', query: 'rule', answer: answerOf(3)},
      {active: 2},
    ],
    ['down', ready, {type: 'move', step: 1, count: 3}, {active: 1}],
    ['down at the end', {...ready, active: 2}, {type: 'move', step: 1, count: 3}, {active: 0}],
    ['up at the beginning', ready, {type: 'move', step: -1, count: 3}, {active: 2}],
    ['down without an active option', emptyBox, {type: 'move', step: 1, count: 2}, {active: 0}],
    ['up without an active option', emptyBox, {type: 'move', step: -1, count: 2}, {active: 1}],
    ['nothing to move to', ready, {type: 'move', step: 1, count: 0}, {active: -1}],
    ['activates', ready, {type: 'activate', position: 1}, {active: 1}],
    [
      'Enter before the answer is kept until it comes',
      typed,
      {type: 'submit'},
      {isSubmitted: true},
    ],
    ['Enter while stalled is kept', stalled, {type: 'submit'}, {isSubmitted: true}],
    ['Enter with results is not kept', ready, {type: 'submit'}, {isSubmitted: false}],
    [
      'further typing discards a kept Enter',
      {...typed, isSubmitted: true},
      {type: 'input', query: 'ru'},
      {isSubmitted: false},
    ],
    [
      'closing discards a kept Enter',
      {...typed, isSubmitted: true},
      {type: 'close'},
      {isSubmitted: false},
    ],
  ])('%s', (_, before, action, after) => expect(boxReducer(before, action)).toMatchObject(after));
});
