import {describe, expect, it} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {startServer} from '../../../tests/verification-server/server';
import {runSample} from './runSample';
import {withAnswers} from './scriptedServer';

/** The sample is for forms with single values; lists and ignored fields are left to real clients. */
const flat = ['simple', 'unicode-values', 'crlf-textarea', 'field-names'];
const cases = vectors.verification.filter(({id}) => flat.includes(id));

const verify = (host: string, form: string) =>
  runSample('bash', ['verify.sh'], {host, ...vectors.keys}, form);

describe.each(cases)('verify.sh with $id', (vector) => {
  const form = JSON.stringify(vector.postedForm);

  it('accepts the form', async () => {
    const {url, accept, close} = await startServer(vectors.keys);
    const {submitToken, _mosparo_validationToken} = {...vector.requestData, ...vector.postedForm};
    accept(vector.frontend.fields, submitToken, _mosparo_validationToken);
    const {code, stderr} = await verify(url, form);
    await close();
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
  });

  it('does not trust an answer with another signature', async () => {
    const {result} = await withAnswers(
      () => ({body: {...vector.expectedResponse, verificationSignature: '0'.repeat(64)}}),
      (host) => verify(host, form),
    );
    expect(result.code).not.toBe(0);
  });
});

describe('verify.sh', () => {
  it('refuses a form without tokens, without a request', async () => {
    const {result, calls} = await withAnswers(
      () => ({body: {}}),
      (host) => verify(host, '{"name":"Anna"}'),
    );
    expect(result.code).toBe(1);
    expect(calls).toEqual([]);
  });
});
