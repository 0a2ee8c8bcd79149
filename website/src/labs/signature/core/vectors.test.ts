import {describe, expect, it} from 'vitest';
import vectors from '../../../../data/signatureVectors.json';
import {canonicalJson, type Json} from '../../../content/signing/canonicalJson';
import {webCryptoHasher} from './hasher';
import {computeSteps, stepText} from './steps';
import {inputOf} from './vectorInput';

const hasher = webCryptoHasher(globalThis.crypto.subtle);

describe.each(vectors.verification)('vector $id', (vector) => {
  const steps = computeSteps(inputOf(vector), hasher);

  it('prepares the data in the right order', async () => {
    const {prepared} = await steps;
    expect(Object.entries(prepared)).toEqual(Object.entries(vector.preparedFormData));
  });

  it('hashes every value', async () => {
    expect(Object.entries((await steps).formData)).toEqual(Object.entries(vector.formData));
  });

  it.each([
    'formDataJson',
    'formSignature',
    'validationSignature',
    'verificationSignature',
    'requestSignature',
  ] as const)('has the right %s', async (step) => {
    expect((await steps)[step]).toBe(vector[step]);
  });

  it('makes the request', async () => {
    const {requestBody, signedText, authorization} = await steps;
    expect(JSON.stringify(requestBody)).toBe(JSON.stringify(vector.requestData));
    expect(canonicalJson(requestBody as Json)).toBe(vector.requestJson);
    expect(signedText).toBe(vector.signedString);
    expect(authorization).toBe(vector.authorizationHeader);
  });

  it('shows the body as it is sent', async () => {
    expect(JSON.parse(stepText(await steps, 'requestBody'))).toEqual(vector.requestData);
  });
});

describe('hasher', () => {
  it('accepts an empty key, as HMAC does', async () => {
    const signature = await hasher.hmac(new Uint8Array(), new Uint8Array());
    expect(Buffer.from(signature).toString('hex')).toBe(
      'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
    );
  });
});
