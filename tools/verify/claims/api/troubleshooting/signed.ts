import {holds, same, type Claim} from '../../../claim';
import {hashed, textFields, verifyPath} from '../../../target/api';
import {spamWord, withSpamWord} from '../../../target/projects';
import {isError, row} from './entry';

const statistic = '/api/v1/statistic/by-date';
const signedPaths = [verifyPath, '/api/v1/verification/store-metadata', statistic] as const;
const unknown = '2UDDqxOQ091tSzsBSBQ8ADLwWPZ9cPYKZXDAqt-2e2w';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const common: readonly Claim[] = signedPaths.flatMap((path) => {
  const name = path.split('/').at(-1)!;
  const body = path === statistic ? undefined : {submitToken: unknown};
  return [
    row('no-authorization-header', name, async ({api}, entry) => {
      isError(await api.signed(path, {body, authorization: null}), entry);
    }),
    row('authorization-header-invalid', name, async ({api}, entry) => {
      const answer = await api.signed(path, {body, authorization: `Basic ${base64('only one')}`});
      isError(answer, entry);
      same((answer.json as Record<string, unknown>)['0'], 401, 'Entry 0');
    }),
    row('no-project-for-public-key', name, async ({api}, entry) => {
      const authorization = `Basic ${base64(`${unknown}:${'0'.repeat(64)}`)}`;
      isError(await api.signed(path, {body, authorization}), entry);
    }),
    row('request-invalid', name, async ({api}, entry) => {
      isError(
        await api.signed(path, {body, authorization: api.authorization('0'.repeat(64))}),
        entry,
      );
    }),
  ];
});

export const signed: readonly Claim[] = [
  ...common,
  row('authorization-header-invalid', 'Bearer', async ({api}, entry) => {
    const right = api.authorization(api.hmac(`${statistic}{}`));
    const authorization = right.replace('Basic', 'Bearer');
    isError(await api.signed(statistic, {authorization}), entry);
  }),
  row('authorization-header-invalid', 'Base64 applied twice', async ({api}, entry) => {
    const right = api.authorization(api.hmac(`${statistic}{}`)).slice(6);
    isError(await api.signed(statistic, {authorization: `Basic ${base64(right)}`}), entry);
  }),
  row('request-invalid', 'upper-case signature', async ({api}, entry) => {
    const signature = api.hmac(`${statistic}{}`).toUpperCase();
    isError(await api.signed(statistic, {authorization: api.authorization(signature)}), entry);
  }),
  row('request-invalid', 'no content type', async ({api}, entry) => {
    const body = {submitToken: unknown};
    isError(await api.signed(verifyPath, {body, headers: {'Content-Type': 'text/plain'}}), entry);
  }),
  row('request-invalid', 'path with a final slash', async ({api}, entry) => {
    isError(await api.signed(statistic, {signedText: `${statistic}/{}`}), entry);
  }),
  row('request-invalid', 'number signed as text', async ({api}, entry) => {
    isError(
      await api.signed(statistic, {
        query: {range: 86400},
        signedText: `${statistic}{"range":"86400"}`,
      }),
      entry,
    );
  }),
];

const fields = textFields({name: 'Anna Example'});

export const statusCodes: readonly Claim[] = [
  row('http-400', 'invalid JSON', async ({api}) => {
    const answer = await api.signed(verifyPath, {rawBody: '{"a":', signedText: verifyPath});
    same(
      {status: answer.status, body: answer.json},
      {status: 400, body: {message: 'Syntax error'}},
    );
  }),
  row('http-404', 'unknown path, JSON', async ({api}, {also}) => {
    const answer = await api.signed('/api/v1/verification/unknown');
    same(answer.status, 404);
    const [start = ''] = (also?.[1]?.en ?? '').split('…');
    const {errorMessage = ''} = answer.json as {errorMessage?: string};
    holds(errorMessage.startsWith(start), `errorMessage begins with "${start}"`, answer.text);
  }),
  row('http-404', 'stylesheet of an unknown project', async ({http}, {also}) => {
    const answer = await http.call('/resources/00000000-0000-4000-8000-000000000000.css');
    same(
      {status: answer.status, has: answer.text.includes(also?.[3]?.en ?? '?')},
      {status: 404, has: true},
    );
  }),
  row('http-405', 'POST to the health check', async ({http}, {status}) => {
    const answer = await http.call('/api/v1/health/check', {method: 'POST', body: ''});
    same(answer.status, Number(status));
  }),
  row('http-405', 'GET to the import', async ({api}, {status}) => {
    const answer = await api.signed('/api/v1/rule-package/import');
    same(answer.status, Number(status));
  }),
  row('http-500', 'check without ignored fields', async ({api}, {status}) => {
    const submitToken = await api.newToken();
    const formData = JSON.stringify({fields});
    const answer = await api.front('check-form-data', {submitToken, formData});
    same(answer.status, Number(status));
  }),
  row(
    'http-500',
    'verify for spam',
    async ({projects}, {status}) => {
      const {api} = await projects.with(withSpamWord);
      const bad = textFields({message: `online ${spamWord}`});
      const {submitToken, answer: checked} = await api.checked(bad);
      same((checked.json as {valid?: boolean}).valid, false, 'The check');
      const body = api.verifyRequest(submitToken, '', hashed(bad));
      const answer = await api.signed(verifyPath, {body});
      same(answer.status, Number(status));
    },
    {needs: ['keys', 'settings']},
  ),
];
