import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {Mosparo} from './mosparo.mjs';

const vectors = new URL('signature-vectors.json', import.meta.url);
const {keys, verification} = JSON.parse(readFileSync(vectors, 'utf8'));
const client = new Mosparo('', keys.publicKey, keys.privateKey);

it.each(verification)('signs $id', ({preparedFormData, postedForm, requestData, requestSignature}) => {
  const {_mosparo_submitToken: submit, _mosparo_validationToken: validation} = postedForm;
  const signed = client.sign(preparedFormData, submit, validation, requestData.metadata);
  expect(signed.requestSignature).toBe(requestSignature);
});
