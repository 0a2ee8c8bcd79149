import {describe, expect, it} from 'vitest';
import {verdict} from './verdict.mts';

const advisory = {title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1'};

describe('the verdict on an audit', () => {
  it('is clean without findings', () => {
    expect(verdict({vulnerabilities: {}})).toEqual({kind: 'clean', lines: []});
  });

  it.each(['high', 'critical'])('is "findings" for a %s advisory, and names it', (severity) => {
    const report = {vulnerabilities: {a: {via: [{...advisory, severity}]}, b: {via: ['a']}}};
    expect(verdict(report)).toEqual({
      kind: 'findings',
      lines: [`a (${severity}): Prototype pollution https://github.com/advisories/GHSA-1`],
    });
  });

  it('is "clean" for lesser advisories, but lists them', () => {
    const {kind, lines} = verdict({
      vulnerabilities: {a: {via: [{...advisory, severity: 'moderate'}]}},
    });
    expect([kind, lines.length]).toEqual(['clean', 1]);
  });

  it.each([
    [{message: '405 Method Not Allowed', error: {summary: ''}}, '405 Method Not Allowed'],
    [{error: {summary: 'request failed'}}, 'request failed'],
    [{}, 'npm gave no reason'],
  ])('is not "clean" when the registry did not respond: %o', (report, why) => {
    expect(verdict(report)).toEqual({
      kind: 'not asked',
      lines: [`The registry could not be asked: ${why}`],
    });
  });
});
