import {expect} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {needs} from '../../../tests/needs';
import {runSample, withMosparo} from './scriptedServer';

const {describe, it} = needs('curl', 'jq', 'openssl');

/** The sample is for forms with single values; lists and ignored fields are left to real clients. */
const flat = ['simple', 'unicode-values', 'crlf-textarea', 'field-names'];
const cases = vectors.verification.filter(({id}) => flat.includes(id));

describe.each(cases)('verify.sh with $id', (vector) => {
  const form = JSON.stringify(vector.postedForm);

  it('sends the request of the vector', async () => {
    const {result, calls} = await withMosparo(
      () => ({body: vector.expectedResponse}),
      (host) => runSample('bash', ['verify.sh'], host, form),
    );
    expect(calls).toMatchObject([{path: '/api/v1/verification/verify', signed: true}]);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(vector.requestData);
    expect(result.code).toBe(0);
  });

  it('does not trust an answer with another signature', async () => {
    const {result} = await withMosparo(
      () => ({body: {...vector.expectedResponse, verificationSignature: '0'.repeat(64)}}),
      (host) => runSample('bash', ['verify.sh'], host, form),
    );
    expect(result.code).not.toBe(0);
  });
});

describe('verify.sh', () => {
  it('refuses a form without tokens, without a request', async () => {
    const {result, calls} = await withMosparo(
      () => ({body: {}}),
      (host) => runSample('bash', ['verify.sh'], host, '{"name":"Anna"}'),
    );
    expect(result.code).toBe(1);
    expect(calls).toEqual([]);
  });
});
