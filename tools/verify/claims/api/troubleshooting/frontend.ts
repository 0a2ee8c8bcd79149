import type {Claim} from '../../../claim';
import {hashed, textFields, verifyPath, type Api} from '../../../target/api';
import {isError, row} from './entry';

const fields = textFields({name: 'Anna Example'});
const unknown = '8WqQnk4I7r2ncjtXLQE-GnvXtKqmermTEwiL3-Xy_eE';
const formData = JSON.stringify({fields, ignoredFields: []});

/** A token that was verified. */
async function usedToken(api: Api): Promise<string> {
  const {submitToken, validationToken} = await api.checked(fields);
  await api.signed(verifyPath, {
    body: api.verifyRequest(submitToken, validationToken, hashed(fields)),
  });
  return submitToken;
}

export const frontend: readonly Claim[] = [
  row('no-public-key-sent', 'POST without key', async ({api}, entry) => {
    isError(await api.requestToken({publicKey: undefined}), entry);
  }),
  row('no-public-key-sent', 'GET', async ({api: {http, keys}}, entry) => {
    const path = `/api/v1/frontend/request-submit-token?publicKey=${keys.publicKey}`;
    isError(await http.call(path), entry);
  }),
  row('no-public-key-sent', 'preflight', async ({http}, entry) => {
    isError(
      await http.call('/api/v1/frontend/request-submit-token', {
        method: 'OPTIONS',
        headers: {Origin: 'https://www.example.com', 'Access-Control-Request-Method': 'POST'},
      }),
      entry,
    );
  }),
  row('no-project-for-public-key', 'frontend API', async ({api}, entry) => {
    isError(await api.requestToken({publicKey: unknown}), entry);
  }),
  row('required-parameters-missing', 'no page title', async ({api}, entry) => {
    isError(await api.requestToken({pageTitle: undefined}), entry);
  }),
  row('required-parameters-missing', 'no page URL', async ({api}, entry) => {
    isError(await api.requestToken({pageUrl: undefined}), entry);
  }),
  row('given-submit-token', 'unknown', async ({api}, entry) => {
    isError(await api.requestToken({submitToken: unknown}), entry);
  }),
  row('given-submit-token', 'used', async ({api}, entry) => {
    isError(await api.requestToken({submitToken: await usedToken(api)}), entry);
  }),
  ...['check-form-data', 'store-form-data'].flatMap((endpoint) => [
    row('submit-token-not-set', endpoint, async ({api}, entry) => {
      isError(await api.front(endpoint, {formData}), entry);
    }),
    row('submit-token-not-valid', `${endpoint}, unknown`, async ({api}, entry) => {
      isError(await api.front(endpoint, {submitToken: unknown, formData}), entry);
    }),
    row('submit-token-not-valid', `${endpoint}, used`, async ({api}, entry) => {
      isError(await api.front(endpoint, {submitToken: await usedToken(api), formData}), entry);
    }),
    row('form-data-not-valid', `${endpoint}, no JSON`, async ({api}, entry) => {
      const submitToken = await api.newToken();
      isError(await api.front(endpoint, {submitToken, formData: 'name=Anna'}), entry);
    }),
    row('form-data-not-valid', `${endpoint}, no fields`, async ({api}, entry) => {
      const submitToken = await api.newToken();
      isError(await api.front(endpoint, {submitToken, formData: '{"ignoredFields":[]}'}), entry);
    }),
  ]),
  row('form-data-not-set', 'check-form-data', async ({api}, entry) => {
    isError(await api.front('check-form-data', {submitToken: await api.newToken()}), entry);
  }),
  row('form-data-and-metadata-not-set', 'store-form-data', async ({api}, entry) => {
    isError(await api.front('store-form-data', {submitToken: await api.newToken()}), entry);
  }),
];
