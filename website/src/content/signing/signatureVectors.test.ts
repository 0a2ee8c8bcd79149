import {createHash, createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import vectors from '../../../data/signatureVectors.json';
import {canonicalJson, type Json} from './canonicalJson';
import {prepareFormData, type FormFields} from './prepareFormData';

const {publicKey, privateKey} = vectors.keys;
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (text: string) => createHmac('sha256', privateKey).update(text).digest('hex');

function hashFields(fields: FormFields): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? sha(value) : value.map(sha),
    ]),
  );
}

function authorization(signature: string): string {
  return `Basic ${Buffer.from(`${publicKey}:${signature}`).toString('base64')}`;
}

describe.each(vectors.verification)('verification vector $id', (vector) => {
  const posted = vector.postedForm as unknown as FormFields;

  it('prepares the posted form', () => {
    const prepared = prepareFormData(posted, vector.removedBeforeHashing);
    expect(Object.entries(prepared)).toEqual(Object.entries(vector.preparedFormData));
  });

  it('has every intermediate value', () => {
    const formData = hashFields(vector.preparedFormData as unknown as FormFields);
    const request = vector.requestData as unknown as Json;
    expect(canonicalJson(formData)).toBe(vector.formDataJson);
    expect(hmac(vector.formDataJson)).toBe(vector.formSignature);
    expect(hmac(String(posted._mosparo_validationToken))).toBe(vector.validationSignature);
    expect(hmac(vector.validationSignature + vector.formSignature)).toBe(
      vector.verificationSignature,
    );
    expect(`/api/v1/verification/verify${canonicalJson(request)}`).toBe(vector.signedString);
    expect(hmac(vector.signedString)).toBe(vector.requestSignature);
    expect(authorization(vector.requestSignature)).toBe(vector.authorizationHeader);
  });
});

describe.each(vectors.otherRequests)('request vector $id', (vector) => {
  it('is signed like every other request', () => {
    const data = vector.data as unknown as Json;
    expect(vector.endpoint + canonicalJson(data)).toBe(vector.signedString);
    expect(hmac(vector.signedString)).toBe(vector.requestSignature);
    expect(authorization(vector.requestSignature)).toBe(vector.authorizationHeader);
  });
});

describe('other vectors', () => {
  it.each(vectors.proofOfWork)('proof of work for $number', ({hashInput, proofOfWorkResult}) => {
    expect(sha(hashInput)).toBe(proofOfWorkResult);
  });

  it.each(vectors.rulePackageHashes)('hash index of a $kind', ({hashInput, md5}) => {
    expect(createHash('md5').update(hashInput).digest('hex')).toBe(md5);
  });
});
