import {same, type Claim} from '../../../claim';
import {hashed, metadataPath, textFields, verifyPath, type Api} from '../../../target/api';
import {hasIssue, isError, row} from './entry';

const fields = textFields({name: 'Anna Example', message: 'Is the room free?'});
const unknown = '8WqQnk4I7r2ncjtXLQE-GnvXtKqmermTEwiL3-Xy_eE';

async function goodRequest(api: Api) {
  const {submitToken, validationToken} = await api.checked(fields);
  return api.verifyRequest(submitToken, validationToken, hashed(fields));
}

/** A list of checks with a request in which something is wrong. */
const settings = {needs: ['keys', 'settings']} as const;
const metadataAllowed = {advanced: {metadataAllowed: '1'}} as const;

export const verification: readonly Claim[] = [
  ...['submitToken', 'validationSignature', 'formSignature'].map((name) =>
    row('required-parameter-missing', name, async ({api}, entry) => {
      const {[name]: _left, ...body} = await goodRequest(api);
      isError(await api.signed(verifyPath, {body}), entry);
    }),
  ),
  row('submit-token-not-found', 'unknown', async ({api}, entry) => {
    const body = {...(await goodRequest(api)), submitToken: unknown};
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row('submit-token-not-found', 'verified before', async ({api}, entry) => {
    const body = await goodRequest(api);
    same(((await api.signed(verifyPath, {body})).json as {valid?: boolean}).valid, true);
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row('submit-token-not-found', 'after a failed verification', async ({api}, entry) => {
    const body = {...(await goodRequest(api)), validationSignature: '0'.repeat(64)};
    await api.signed(verifyPath, {body});
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row(
    'submit-token-not-found',
    'keys of another project',
    async ({api, projects}, entry) => {
      const other = await projects.with({purpose: 'another'});
      const {submitToken, validationToken} = await api.checked(fields);
      const body = other.api.verifyRequest(submitToken, validationToken, hashed(fields));
      isError(await other.api.signed(verifyPath, {body}), entry);
    },
    settings,
  ),
  row('submission-does-not-exist', 'never checked', async ({api}, entry) => {
    const body = api.verifyRequest(await api.newToken(), unknown, hashed(fields));
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row('verification-failed', 'validation signature', async ({api}, entry) => {
    const body = {...(await goodRequest(api)), validationSignature: '0'.repeat(64)};
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row('verification-failed', 'validation token of the check before', async ({api}, entry) => {
    const {submitToken, validationToken} = await api.checked(fields);
    await api.check(submitToken, fields);
    const body = api.verifyRequest(submitToken, validationToken, hashed(fields));
    isError(await api.signed(verifyPath, {body}), entry);
  }),
  row(
    'verification-failed',
    'minimum time',
    async ({projects}, entry) => {
      const {api} = await projects.with({
        security: {minimumTimeActive: '1', minimumTimeSeconds: '600'},
      });
      isError(await api.signed(verifyPath, {body: await goodRequest(api)}), entry);
    },
    settings,
  ),
  row(
    'verification-failed',
    'equal submissions',
    async ({projects}, entry) => {
      const {api} = await projects.with({
        security: {equalSubmissionsActive: '1', equalSubmissionsNumberOfEqualSubmissions: '2'},
      });
      for (let time = 0; time < 2; time += 1) {
        const answer = await api.verified(fields);
        same((answer.json as {valid?: boolean}).valid, true, `Time ${time + 1}`);
      }
      isError(await api.verified(fields), entry);
    },
    {...settings, notOnStandIn: 'it does not compare submissions'},
  ),
  row('field-not-valid', 'another value', async ({api}, entry) => {
    const {submitToken, validationToken} = await api.checked(fields);
    const changed = textFields({name: 'Anna Example ', message: 'Is the room free?'});
    const body = api.verifyRequest(submitToken, validationToken, hashed(changed));
    hasIssue(await api.signed(verifyPath, {body}), 'name', entry);
  }),
  row('field-not-valid', 'upper-case hash', async ({api}, entry) => {
    const {submitToken, validationToken} = await api.checked(fields);
    const formData = hashed(fields);
    const upper = {...formData, name: String(formData.name).toUpperCase()};
    const body = api.verifyRequest(submitToken, validationToken, upper);
    hasIssue(await api.signed(verifyPath, {body}), 'name', entry);
  }),
  row('missing-in-form-data', 'left out', async ({api}, entry) => {
    const {submitToken, validationToken} = await api.checked(fields);
    const body = api.verifyRequest(submitToken, validationToken, hashed(fields.slice(1)));
    hasIssue(await api.signed(verifyPath, {body}), 'name', entry);
  }),
  row('form-data-is-empty', 'nothing sent', async ({api}, entry) => {
    const {submitToken, validationToken} = await api.checked(fields);
    const body = api.verifyRequest(submitToken, validationToken, {});
    hasIssue(await api.signed(verifyPath, {body}), 'formData', entry);
  }),
  row('metadata-not-allowed', 'store-metadata', async ({api}, entry) => {
    const {submitToken, validationSignature} = await goodRequest(api);
    const body = {submitToken: submitToken!, validationSignature: validationSignature!};
    isError(await api.signed(metadataPath, {body: {...body, metadata: '{"a":1}'}}), entry);
  }),
  row(
    'validation-signature-invalid',
    'store-metadata',
    async ({projects}, entry) => {
      const {api} = await projects.with(metadataAllowed);
      const {submitToken} = await goodRequest(api);
      const body = {submitToken: submitToken!, validationSignature: '0'.repeat(64)};
      isError(await api.signed(metadataPath, {body: {...body, metadata: '{"a":1}'}}), entry);
    },
    settings,
  ),
];
