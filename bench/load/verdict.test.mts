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
  it('reports nothing for good figures on a quiet machine', () => {
    expect(verdictOf(quiet)).toEqual({problems: []});
  });

  it('reports low throughput on a quiet machine as a problem', () => {
    expect(verdictOf({...quiet, ratio: 0.85})).toEqual({
      problems: ["throughput 0.85 of the bare server's, less than 0.9"],
    });
  });

  it.each([
    ['work before the start', {loadBefore: 11.6}, /load average 11\.6/],
    ['work meanwhile', {noise: 1.4}, /differ by a factor of 1\.4/],
  ])('reports low throughput on a busy machine (%s) as possible noise', (_, busy, words) => {
    const verdict = verdictOf({...quiet, ratio: 0.72, ...busy});
    expect(verdict.problems).toEqual([]);
    expect(verdict.noise).toMatch(words);
    expect(verdict.noise).toMatch(/0\.72 of the bare server's throughput.*may be noise/);
  });

  it('reports nothing for good figures on a busy machine', () => {
    expect(verdictOf({...quiet, loadBefore: 20})).toEqual({problems: []});
  });

  it.each([
    ['broken connections', {broken: 1}],
    ['failed requests while releases were switched', {failed: 1}],
    ['wrong responses', {wrongResponses: 1}],
    ['memory grew', {megabytes: [40, 41, 43]}],
  ])('reports %s as a problem on a busy machine too', (problem, figures) => {
    expect(verdictOf({...quiet, loadBefore: 20, ...figures}).problems).toEqual([problem]);
  });
});
