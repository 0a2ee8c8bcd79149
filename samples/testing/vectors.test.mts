// region:test
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
// endregion:test
import {Mosparo} from '../clients/node/mosparo.mts';

const vectorFile = new URL('../../data/signatureVectors.json', import.meta.url);
// region:test

const {keys, verification} = JSON.parse(readFileSync(vectorFile, 'utf8'));
const client = new Mosparo('', keys.publicKey, keys.privateKey);

it.each(verification)('signs $id', ({preparedFormData, postedForm, requestData, requestSignature}) => {
  const {_mosparo_submitToken: submit, _mosparo_validationToken: validation} = postedForm;
  const signed = client.sign(preparedFormData, submit, validation, requestData.metadata);
  expect(signed.requestSignature).toBe(requestSignature);
});
// endregion:test
