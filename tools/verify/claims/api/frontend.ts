import {holds, same, type Claim, type PageClaims} from '../../claim';
import {stated} from '../../passages';
import {hashed, textFields, verifyPath} from '../../target/api';
import {json, token} from './json';

const settings = ['keys', 'settings'] as const;
const fields = textFields({name: 'Anna Example', message: 'Is the room free?'});

const tokens: readonly Claim[] = [
  {
    id: 'a token can be used on the next page',
    at: 'store-form-data',
    says: stated(
      'api/frontend',
      'store-form-data',
      /Pass the token to `request-submit-token` as `submitToken`/,
    ),
    async holds({api}) {
      const submitToken = await api.newToken();
      const formData = JSON.stringify({fields: fields.slice(0, 1), ignoredFields: []});
      const stored = await api.front('store-form-data', {submitToken, formData});
      same(json<{result: boolean}>(stored).result, true);
      const next = await api.requestToken({submitToken});
      same(json<{submitToken: string}>(next).submitToken, submitToken);
    },
  },
  {
    id: 'all steps are verified in one call',
    at: 'store-form-data',
    says: stated('api/frontend', 'store-form-data', /The backend verifies all steps in one call/),
    async holds({api}) {
      const submitToken = await api.newToken();
      const formData = JSON.stringify({fields: fields.slice(0, 1), ignoredFields: []});
      await api.front('store-form-data', {submitToken, formData});
      const checked = await api.check(submitToken, fields.slice(1));
      const {validationToken} = json<{validationToken: string}>(checked);
      const body = api.verifyRequest(submitToken, validationToken ?? '', hashed(fields));
      const answer = await api.signed(verifyPath, {body});
      const {valid, verifiedFields} = json<{valid: boolean; verifiedFields: object}>(answer);
      same(
        {valid, names: Object.keys(verifiedFields ?? {}).sort()},
        {valid: true, names: ['message', 'name']},
      );
    },
  },
];

const cors: readonly Claim[] = [
  {
    id: 'headers for an allowed origin',
    at: 'cors',
    says: stated('api/frontend', 'cors', /`Access-Control-Allow-Methods: (POST)`/),
    notOnStandIn: 'its answers have no CORS headers',
    async holds({api}) {
      const {headers} = await api.requestToken({}, {Origin: 'https://www.example.com'});
      const allowed = stated('api/frontend', 'cors', /`Access-Control-Allow-Methods: (POST)`/);
      same(
        [headers['access-control-allow-origin'], headers['access-control-allow-methods']],
        ['https://www.example.com', allowed],
      );
    },
  },
  {
    id: 'none for another origin, although it is processed',
    at: 'cors',
    says: stated('api/frontend', 'cors', /Otherwise the browser hides the answer, although/),
    needs: settings,
    notOnStandIn: 'it has no hosts',
    async holds({projects}) {
      const {api} = await projects.with({hosts: ['shop.example.com']});
      const answer = await api.requestToken({}, {Origin: 'https://www.example.com'});
      same(answer.headers['access-control-allow-origin'], undefined);
      holds(
        token.test(json<{submitToken: string}>(answer).submitToken ?? ''),
        'a token',
        answer.text,
      );
    },
  },
  {
    id: 'none with a wrong public key',
    at: 'cors',
    says: stated('api/frontend', 'cors', /The answers 400 and 403 have no CORS headers/),
    async holds({api}) {
      const headers = {Origin: 'https://www.example.com'};
      const answer = await api.requestToken({publicKey: 'x'.repeat(43)}, headers);
      same([answer.status, answer.headers['access-control-allow-origin']], [403, undefined]);
    },
  },
];

export const frontend: PageClaims = {page: 'api/frontend', claims: [...tokens, ...cors]};
