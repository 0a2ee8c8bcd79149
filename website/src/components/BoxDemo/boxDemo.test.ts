import {describe, expect, it} from 'vitest';
import {isDemoSpam, nextBoxState, type BoxEvent, type BoxState} from './boxDemo';

describe('nextBoxState', () => {
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
  it.each(cases)('%s + %j → %s', (state, event, expected) => {
    expect(nextBoxState(state, event)).toBe(expected);
  });
});

describe('isDemoSpam', () => {
  it.each([
    ['Hello, do you have time on Friday?', false],
    ['Best CASINO bonus', true],
    ['', false],
  ])('%j → %s', (message, expected) => {
    expect(isDemoSpam(message)).toBe(expected);
  });
});
