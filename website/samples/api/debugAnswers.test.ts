import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {errorCatalogue} from '../../data/errors';
import field from './debug-field.json';
import minimumTime from './debug-minimum-time.json';
import signature from './debug-signature.json';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('answers in debug mode', () => {
  it('show the hashes of the value with and without the space', () => {
    const {expectedValue, receivedValue} = field.issues[0]!.debugInformation;
    expect(expectedValue.hash).toBe(sha(expectedValue.value));
    expect(receivedValue.value).toBe(sha(expectedValue.value.trim()));
  });

  it('show the signature of the text that the server saw', () => {
    const {payload, expectedHmacHash} = signature.debugInformation;
    const vector = vectors.otherRequests.find(({signedString}) => signedString === payload);
    expect(expectedHmacHash).toBe(vector?.requestSignature);
  });

  it('show a time that was too short, with the message and the reason of the error catalogue', () => {
    const {reason, minimumTimeExpected, minimumTimeElapsed} = minimumTime.debugInformation;
    const known = errorCatalogue.find(({id}) => id === 'verification-failed');
    expect(minimumTime.errorMessage).toBe(known?.message.en);
    expect(known?.reason?.split(', ')).toContain(reason);
    expect(minimumTimeElapsed).toBeLessThan(minimumTimeExpected);
  });
});
