import {describe, expect, it} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {runSample} from './runSample';
import {withAnswers} from './scriptedServer';

const day = {
  numberOfValidSubmissions: 19,
  numberOfSpamSubmissions: 60,
  numberOfDelayedRequests: 3,
  numberOfBlockedRequests: 0,
};
const answer = {result: true, data: {numbersByDate: {'2026-03-01': day}}};

const samples = [
  ['php', ['statistic.php', '2026-03-01']],
  ['python3', ['statistic.py', '2026-03-01']],
  ['node', ['statistic.mjs', '2026-03-01']],
] as const;

describe.each(samples)('statistic with %s', (tool, args) => {
  it('prints the days', async () => {
    const {result, calls} = await withAnswers(
      () => ({body: answer}),
      (host) => runSample(tool, args, {host, ...vectors.keys}),
    );
    expect(result).toEqual({code: 0, stdout: '2026-03-01 19 60\n', stderr: ''});
    expect(calls).toMatchObject([{path: '/api/v1/statistic/by-date'}]);
  });

  it('fails on an error with status 200', async () => {
    const {result} = await withAnswers(
      () => ({body: {error: true, errorMessage: 'The start date cannot be in the future.'}}),
      (host) => runSample(tool, args, {host, ...vectors.keys}),
    );
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('The start date cannot be in the future.');
  });

  it('copes with no data', async () => {
    const {result} = await withAnswers(
      () => ({body: {result: true, data: {numbersByDate: []}}}),
      (host) => runSample(tool, args, {host, ...vectors.keys}),
    );
    expect(result).toEqual({code: 0, stdout: '', stderr: ''});
  });
});

describe('statistic with bash', () => {
  it('asks for the range', async () => {
    const {result, calls} = await withAnswers(
      () => ({body: answer}),
      (host) => runSample('bash', ['statistic.sh', '86400'], {host, ...vectors.keys}),
    );
    expect(result.code).toBe(0);
    expect(calls[0]?.query.get('range')).toBe('86400');
  });
});
