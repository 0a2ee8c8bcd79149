import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type VerificationServer} from '../../../../tests/verification-server/server';
import {cases, contactFields, strangeAnswers, type Case} from './cases';
import {prepareClient, type Client, type LanguageName} from './languages';
import {allVectors, encodeForm, keys, type Form} from './vectors';

/** Longer than a session waits for a result. */
const timeout = 30_000;

/** The whole form as it arrives, with the tokens that the box has put in. */
function withTokens(form: Form, submitToken: string, validationToken: string | null): string {
  return encodeForm({
    ...form,
    _mosparo_submitToken: submitToken,
    _mosparo_validationToken: validationToken ?? '',
  });
}

async function serveFixed(
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<Server> {
  const server = createServer((_request, response) =>
    response.writeHead(status, headers).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The client in bash passes no metadata on. */
const vectorsOf = (name: LanguageName) =>
  allVectors.filter(({metadata}) => name !== 'bash' || metadata === undefined);

/** Holds a client against every test vector and against the stub of the verification endpoint. */
export function testClient(name: LanguageName): void {
  let client: Client;
  let server: VerificationServer | undefined;

  beforeAll(async () => {
    client = await prepareClient(name);
  }, 120_000);
  afterEach(() => server?.close());
  afterAll(() => client?.dispose());

  async function verify(
    host: string,
    fields: readonly string[],
    body: string,
    {privateKey = keys.privateKey, metadata}: {privateKey?: string; metadata?: string} = {},
  ) {
    return client.run({task: 'verify', ...keys, privateKey, host, fields, body, metadata});
  }

  async function verifyCase({checked, posted, settings, privateKey, tokens}: Case) {
    server = await startServer({...keys, ...settings});
    const issued = server.check(checked);
    const body = withTokens(
      posted,
      tokens?.submitToken ?? issued.submitToken,
      tokens?.validationToken ?? issued.validationToken,
    );
    const again = () => verify(server!.url, contactFields, body, {privateKey});
    return {first: await again(), again};
  }

  describe(`${name}: verifies`, () => {
    it.each(vectorsOf(name).map((vector) => [vector.id, vector] as const))(
      '%s',
      async (_id, vector) => {
        const {form, fields, metadata, accepted} = vector;
        server = await startServer({...keys, metadataAllowed: metadata !== undefined});
        server.accept(vector.browserFields, vector.submitToken, vector.validationToken);
        const verdict = await verify(server.url, fields, encodeForm(form), {metadata});
        const {authorization, body = ''} = server.lastRequest() ?? {};
        expect(authorization).toBe(vector.authorization);
        // PHP writes an empty map as a list.
        const data: unknown = JSON.parse(body.replace('"formData":[]', '"formData":{}'));
        expect(data).toEqual(vector.requestData);
        expect(verdict).toMatch(accepted ? /^accepted$/ : /^refused: not valid.*empty/is);
      },
      timeout,
    );

    it.each(cases.map((one) => [one.refusal ? 'refuses' : 'accepts', one.name, one] as const))(
      '%s %s',
      async (_verdict, _name, one) => {
        const {first} = await verifyCase(one);
        expect(first).toMatch(one.refusal ? /^refused: / : /^accepted$/);
        if (one.refusal) expect(first).toMatch(one.refusal);
        if (one.name === 'missing tokens') expect(server?.requests()).toBe(0);
      },
      timeout,
    );

    it(
      'refuses a form that is sent twice',
      async () => {
        const {first, again} = await verifyCase(cases[0]!);
        expect(first).toBe('accepted');
        expect(await again()).toMatch(/^refused: .*Submit token not found or not valid/s);
      },
      timeout,
    );

    it(
      'refuses when mosparo cannot be reached',
      async () => {
        const body = withTokens({name: 'Anna'}, 'token', 'token');
        const verdict = await verify('http://127.0.0.1:1', ['name'], body);
        expect(verdict).toMatch(/^refused: mosparo cannot be reached/);
      },
      timeout,
    );

    it.each(strangeAnswers)(
      'refuses %s',
      async (_name, status, headers, body) => {
        const strange = await serveFixed(status, headers, body);
        const {port} = strange.address() as AddressInfo;
        const posted = withTokens({name: 'Anna'}, 'token', 'token');
        const verdict = await verify(`http://127.0.0.1:${port}`, ['name'], posted);
        strange.closeAllConnections();
        strange.close();
        expect(verdict).toMatch(/^refused: /);
      },
      timeout,
    );
  });
}
