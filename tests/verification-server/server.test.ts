import {afterEach, describe, expect, it} from 'vitest';
import vectors from '../../website/data/signatureVectors.json' with {type: 'json'};
import {checkFields, type BrowserField} from './fieldCheck';
import {startServer, type VerificationServer} from './server';
import {verifyPath} from './signedRequest';
import type {Project} from './project';

let server: VerificationServer | undefined;

async function start(settings: Partial<Project> = {}): Promise<VerificationServer> {
  server = await startServer({...vectors.keys, ...settings});
  return server;
}

afterEach(() => server?.close());

async function post(url: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url + verifyPath, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });
  return {status: response.status, body: await response.json()};
}

describe('the field check', () => {
  it.each(vectors.fieldVerificationCases.map((vector) => [vector.description, vector] as const))(
    '%s',
    (_description, vector) => {
      const fields = Object.entries(vector.frontendFields).map(
        ([name, value]) => ({name, value}) as BrowserField,
      );
      const result = checkFields(fields, vector.formData);
      expect(result.valid).toBe(vector.valid);
      expect(result.verifiedFields).toEqual(vector.verifiedFields);
      expect(result.issues.map(({message}) => message)).toEqual(vector.issues);
    },
  );
});

describe('the verify endpoint', () => {
  it.each(vectors.verification.map((vector) => [vector.id, vector] as const))(
    'answers %s as the product does',
    async (_id, vector) => {
      const {url, accept} = await start();
      const {_mosparo_submitToken, _mosparo_validationToken} = vector.postedForm;
      accept(vector.frontend.fields, _mosparo_submitToken, _mosparo_validationToken);
      const headers = {Authorization: vector.authorizationHeader};
      expect(await post(url, vector.requestData, headers)).toEqual({
        status: 200,
        body: vector.expectedResponse,
      });
      expect((await post(url, vector.requestData, headers)).body).toEqual({
        error: true,
        errorMessage: 'Submit token not found or not valid.',
      });
    },
  );

  const [vector] = vectors.verification;
  const header = vector!.authorizationHeader;
  const [, encoded = ''] = header.split(' ');

  it.each([
    ['no header', {}, 400, 'No authorization header found.'],
    [
      'a broken header',
      {Authorization: 'Basic bm9uc2Vuc2U='},
      200,
      'Authorization header invalid.',
    ],
    [
      'an unknown project',
      {Authorization: `Basic ${btoa('somebody:else')}`},
      403,
      'No project available for the sent public key.',
    ],
    [
      'a missing content type',
      {Authorization: header, 'Content-Type': 'text/plain'},
      400,
      'Request invalid.',
    ],
    [
      'a header without the word Basic, for an unknown token',
      {Authorization: encoded},
      200,
      'Submit token not found or not valid.',
    ],
  ])('%s: HTTP status and message', async (_name, headers, status, errorMessage) => {
    const {url} = await start();
    const answer = await post(url, vector!.requestData, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({error: true, errorMessage});
  });
});
