import {same, holds, type Claim, type PageClaims} from '../../claim';
import {passage, stated} from '../../passages';
import {hashed, metadataPath, textFields, verifyPath, type Api} from '../../target/api';
import {spamWord, withSpamWord} from '../../target/projects';
import type {Target} from '../../target';
import {frontend} from './frontend';
import {json, token} from './json';
import {statistic} from './statistic';

const settings = ['keys', 'settings'] as const;
const fields = textFields({name: 'Anna Example', message: 'Is the room free?'});

/** Cells of the rows of a Markdown table, without code marks. */
function rowsOf(page: string, at: string): string[][] {
  return passage(page, at)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

async function requestOf(api: Api) {
  const {submitToken, validationToken} = await api.checked(fields);
  return api.verifyRequest(submitToken, validationToken, hashed(fields));
}

const health: readonly Claim[] = [
  {
    id: 'connected',
    at: 'states',
    says: rowsOf('api/health', 'states')[0],
    async holds({http}) {
      const [state, status, healthy, error] = rowsOf('api/health', 'states')[0]!;
      const answer = await http.call('/api/v1/health/check');
      const seen = json<{healthy: boolean; databaseStatus: string; error: null}>(answer);
      same(
        [seen.databaseStatus, String(answer.status), String(seen.healthy), String(seen.error)],
        [state, status, healthy, error],
      );
    },
  },
  {
    id: 'service and status code',
    at: 'states',
    says: stated('api/health', 'states', /`service`, always `(\w+)`, and `statusCode`/),
    async holds({http}) {
      const service = stated('api/health', 'states', /`service`, always `(\w+)`, and `statusCode`/);
      const {service: own, statusCode} = json<{service: string; statusCode: number}>(
        await http.call('/api/v1/health/check'),
      );
      same({own, statusCode}, {own: service, statusCode: 200});
    },
  },
  ...['HEAD', 'PUT', 'DELETE'].map((method) => ({
    id: `method ${method}`,
    at: 'request',
    says: stated('api/health', 'request', /Use GET or HEAD. Expect (\d+) for other methods/),
    async holds({http}: Target) {
      const other = stated('api/health', 'request', /Use GET or HEAD. Expect (\d+) for other/);
      const {status} = await http.call('/api/v1/health/check', {method});
      same(status, method === 'HEAD' ? 200 : Number(other));
    },
  })),
];

/** What the table of the checks says about a used-up token. */
const keepsToken: readonly Claim[] = [
  {
    id: 'a missing parameter does not use up the token',
    at: 'tokens',
    says: stated('api/verification', 'tokens', /A missing parameter, .* do not\./),
    async holds({api}) {
      const {formSignature: _left, ...body} = await requestOf(api);
      await api.signed(verifyPath, {body});
      const again = await api.signed(verifyPath, {body: {...body, formSignature: _left!}});
      same(json<{valid: boolean}>(again).valid, true);
    },
  },
  {
    id: 'a wrong signature does not use up the token',
    at: 'tokens',
    says: stated('api/verification', 'tokens', /status 400 or 403/),
    async holds({api}) {
      const body = await requestOf(api);
      const authorization = api.authorization('0'.repeat(64));
      same((await api.signed(verifyPath, {body, authorization})).status, 400);
      same(json<{valid: boolean}>(await api.signed(verifyPath, {body})).valid, true);
    },
  },
  {
    id: 'status 500 for spam does not use up the token',
    at: 'tokens',
    says: stated('api/verification', 'tokens', /status 500 for spam do not/),
    needs: settings,
    async holds({projects}) {
      const {api} = await projects.with(withSpamWord);
      const bad = textFields({message: spamWord});
      const {submitToken} = await api.checked(bad);
      const spam = api.verifyRequest(submitToken, '', hashed(bad));
      same((await api.signed(verifyPath, {body: spam})).status, 500);
      const {validationToken} = json<{validationToken: string}>(
        await api.check(submitToken, fields),
      );
      const body = api.verifyRequest(submitToken, validationToken ?? '', hashed(fields));
      same(json<{valid: boolean}>(await api.signed(verifyPath, {body})).valid, true);
    },
  },
];

/** The middle column of "Keys and tokens": length and letters. */
const forms: readonly Claim[] = ['Submit token', 'Validation token'].map((name) => ({
  id: `${name}: form`,
  at: 'keys',
  says: stated('api/verification', 'keys', new RegExp(`${name}.*\\| (43 characters)`)),
  async holds({api}) {
    const {submitToken, validationToken} = await api.checked(fields);
    const seen = name === 'Submit token' ? submitToken : validationToken;
    holds(token.test(seen), '43 letters, digits, - and _', seen);
  },
}));

const metadata: readonly Claim[] = [
  {
    id: 'ignored while off',
    at: 'metadata',
    says: stated(
      'api/verification',
      'metadata',
      /While it is off \(default\), metadata is ignored/,
    ),
    async holds({api}) {
      const answer = await api.verified(fields, {metadata: '{"userId":42}'});
      same(json<{valid: boolean; metadata: unknown}>(answer).valid, true);
      same('metadata' in (answer.json as object), false);
    },
  },
  {
    id: 'an object is refused',
    at: 'metadata',
    says: stated('api/verification', 'metadata', /an object is refused with status (\d+)/),
    needs: settings,
    async holds({projects}) {
      const {api} = await projects.with({advanced: {metadataAllowed: '1'}});
      const status = stated(
        'api/verification',
        'metadata',
        /an object is refused with status (\d+)/,
      );
      const answer = await api.verified(fields, {metadata: {userId: 42}});
      same(answer.status, Number(status));
    },
  },
  {
    id: 'a text that is not JSON is ignored',
    at: 'metadata',
    says: stated('api/verification', 'metadata', /a string that is not JSON is ignored without/),
    needs: settings,
    async holds({projects}) {
      const {api} = await projects.with({advanced: {metadataAllowed: '1', metadataReturned: '1'}});
      const answer = await api.verified(fields, {metadata: 'no JSON'});
      const {valid, metadata: shown} = json<{valid: boolean; metadata: unknown}>(answer);
      same({valid, shown}, {valid: true, shown: []});
    },
  },
  {
    id: 'returned and merged',
    at: 'metadata',
    says: stated('api/verification', 'metadata', /are merged, nested ones too/),
    needs: settings,
    async holds({projects}) {
      const {api} = await projects.with({advanced: {metadataAllowed: '1', metadataReturned: '1'}});
      const body = await requestOf(api);
      const {submitToken, validationSignature} = body;
      const sent = {submitToken: submitToken!, validationSignature: validationSignature!};
      const stored = await api.signed(metadataPath, {body: {...sent, metadata: '{"a":1,"b":1}'}});
      same(json<{result: boolean}>(stored).result, true);
      const answer = await api.signed(verifyPath, {body: {...body, metadata: '{"b":2}'}});
      same(json<{metadata: unknown}>(answer).metadata, {a: 1, b: 2});
    },
  },
];

const silent: Claim = {
  id: 'silent mode',
  at: 'settings',
  says: stated(
    'api/verification',
    'settings',
    /The check answers `valid: true` even for spam.*?signature`\./i,
  ),
  needs: settings,
  async holds({projects}) {
    const {api} = await projects.with({...withSpamWord, advanced: {silentModeEnabled: '1'}});
    const bad = textFields({message: spamWord});
    const {submitToken, validationToken, answer} = await api.checked(bad);
    same(json<{valid: boolean}>(answer).valid, true, 'The check');
    const body = api.verifyRequest(submitToken, validationToken, hashed(bad));
    const seen = json<{valid: boolean; verificationSignature: string}>(
      await api.signed(verifyPath, {body}),
    );
    const right = api.hmac(String(body.validationSignature) + String(body.formSignature));
    same(seen.valid, false, 'The verification');
    same(seen.verificationSignature, right, 'Its signature');
  },
};

export const answers: readonly PageClaims[] = [
  {page: 'api/health', claims: health},
  {page: 'api/verification', claims: [...keepsToken, ...forms, ...metadata, silent]},
  statistic,
  frontend,
];
