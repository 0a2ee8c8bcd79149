import {describe, expect, it} from 'vitest';
import {firstState, nextState, type BoxEvent, type BoxState} from './boxState';

describe('nextState', () => {
  const cases: [BoxState, BoxEvent, BoxState][] = [
    ['idle', {type: 'tick'}, 'checking'],
    ['rejected', {type: 'tick'}, 'checking'],
    ['confirmed', {type: 'tick'}, 'confirmed'],
    ['checking', {type: 'tick'}, 'checking'],
    ['checking', {type: 'answer', spam: false}, 'confirmed'],
    ['checking', {type: 'answer', spam: true}, 'rejected'],
    ['idle', {type: 'answer', spam: true}, 'idle'],
    ['confirmed', {type: 'edit'}, 'idle'],
    ['checking', {type: 'edit'}, 'idle'],
  ];
  it.each(cases)('%s + %j → %s', (box, event, expected) => {
    expect(nextState({box, isExplained: false}, event).box).toBe(expected);
  });

  it('explains from the first answer on, not before', () => {
    const ticked = nextState(firstState, {type: 'tick'});
    const late = nextState(nextState(ticked, {type: 'edit'}), {type: 'answer', spam: true});
    const answered = nextState(ticked, {type: 'answer', spam: true});
    expect([ticked, late, answered].map(({isExplained}) => isExplained)).toEqual([
      false,
      false,
      true,
    ]);
    expect(nextState(answered, {type: 'edit'})).toEqual({box: 'idle', isExplained: true});
  });
});
