import {describe, expect, it} from 'vitest';
import {ownErrors} from './sharedErrors';
import type {ApiOperation} from './types';

const error = (anchor: string) => ({status: '200', message: anchor, when: '', anchor});

function operation(auth: ApiOperation['auth'], path: string, anchors: readonly string[]) {
  return {
    id: 'x',
    method: 'GET',
    path,
    auth,
    description: '',
    parameters: [],
    answers: [],
    errors: anchors.map(error),
    examples: {},
  } satisfies ApiOperation;
}

const anchorsOf = (of: ApiOperation) => ownErrors(of).map(({anchor}) => anchor);

describe('ownErrors', () => {
  it('leaves out errors that every signed endpoint returns', () => {
    const of = operation('signature', '/api/v1/statistic/by-date', [
      'request-invalid',
      'invalid-range',
      'http-302',
      'http-405',
      'http-500',
    ]);
    expect(anchorsOf(of)).toEqual(['invalid-range']);
  });

  it('leaves out errors that every frontend endpoint returns', () => {
    const of = operation('public', '/api/v1/frontend/check-form-data', [
      'no-public-key-sent',
      'form-data-not-set',
      'http-302',
    ]);
    expect(anchorsOf(of)).toEqual(['form-data-not-set']);
  });

  it('keeps the redirect of the stylesheet', () => {
    const of = operation('public', '/resources/{projectUuid}.css', ['http-302', 'http-404']);
    expect(anchorsOf(of)).toEqual(['http-302', 'http-404']);
  });
});
