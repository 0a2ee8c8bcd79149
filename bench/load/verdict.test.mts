import {describe, expect, it} from 'vitest';
import {verdictOf, type LoadFigures} from './verdict.mts';

const quiet: LoadFigures = {
  ratio: 0.92,
  noise: 1.05,
  loadBefore: 0.4,
  processors: 2,
  broken: 0,
  failed: 0,
  wrongResponses: 0,
  megabytes: [40, 41, 40.5],
};

describe('the verdict of the load', () => {
  it('a quiet machine and good figures: nothing to say', () => {
    expect(verdictOf(quiet)).toEqual({problems: []});
  });

  it('low throughput on a quiet machine is a problem', () => {
    expect(verdictOf({...quiet, ratio: 0.85})).toEqual({
      problems: ["throughput 0.85 of the bare server's, less than 0.9"],
    });
  });

  it.each([
    ['work before the start', {loadBefore: 11.6}, /load average 11\.6/],
    ['work meanwhile', {noise: 1.4}, /differ by a factor of 1\.4/],
  ])('low throughput on a busy machine (%s) may be noise, and fails nothing', (_, busy, words) => {
    const verdict = verdictOf({...quiet, ratio: 0.72, ...busy});
    expect(verdict.problems).toEqual([]);
    expect(verdict.noise).toMatch(words);
    expect(verdict.noise).toMatch(/0\.72 of the bare server's throughput.*may be noise/);
  });

  it('a busy machine with good figures needs no word', () => {
    expect(verdictOf({...quiet, loadBefore: 20})).toEqual({problems: []});
  });

  it.each([
    ['broken connections', {broken: 1}],
    ['failed requests while releases were switched', {failed: 1}],
    ['wrong responses', {wrongResponses: 1}],
    ['memory grew', {megabytes: [40, 41, 43]}],
  ])('%s: a problem on a busy machine, too', (problem, figures) => {
    expect(verdictOf({...quiet, loadBefore: 20, ...figures}).problems).toEqual([problem]);
  });
});
