import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type VerificationServer} from '../../../tests/verification-server/server';
import {cases, contactFields, strangeAnswers, type Case} from './cases';
import {prepareClient, type Client, type LanguageName} from './languages';
import {allVectors, encodeForm, keys, type Form} from './vectors';

/** Twice a start of Java on a busy machine takes some seconds. */
const timeout = 30_000;

const environment = (host: string) => ({
  MOSPARO_HOST: host,
  MOSPARO_PUBLIC_KEY: keys.publicKey,
  MOSPARO_PRIVATE_KEY: keys.privateKey,
});

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

/** Holds a client against every test vector and against the stub of the verification endpoint. */
export function testClient(name: LanguageName): void {
  let client: Client;
  let server: VerificationServer | undefined;

  beforeAll(async () => {
    client = await prepareClient(name);
  }, 120_000);
  afterEach(() => server?.close());
  afterAll(() => client?.dispose());

  async function verify({checked, posted, settings, env, tokens}: Case) {
    server = await startServer({...keys, ...settings});
    const issued = server.check(checked);
    const body = withTokens(
      posted,
      tokens?.submitToken ?? issued.submitToken,
      tokens?.validationToken ?? issued.validationToken,
    );
    const again = () =>
      client.run(['verify', ...contactFields], body, {...environment(server!.url), ...env});
    return {first: await again(), again};
  }

  describe(`${name}: signs`, () => {
    let signed: readonly string[];
    beforeAll(async () => {
      const lines = allVectors.map(({form, fields, metadata}) =>
        JSON.stringify({...keys, form, fields, metadata}),
      );
      const {output} = await client.run(['sign'], `${lines.join('\n')}\n`);
      signed = output.trim().split('\n');
    }, timeout);

    it.each(allVectors.map((vector, at) => [vector.id, vector, at] as const))(
      '%s',
      (_id, {expected}, at) => {
        expect(JSON.parse(signed[at] ?? 'null')).toEqual(expected);
      },
    );
  });

  describe(`${name}: verifies`, () => {
    it.each(allVectors.map((vector) => [vector.id, vector] as const))(
      '%s',
      async (_id, {form, fields, browserFields, submitToken, validationToken, accepted}) => {
        server = await startServer(keys);
        server.accept(browserFields, submitToken, validationToken);
        const {output, exitCode} = await client.run(
          ['verify', ...fields],
          encodeForm(form),
          environment(server.url),
        );
        expect(output).toMatch(accepted ? /^accepted$/ : /^refused: not valid.*empty/is);
        expect(exitCode).toBe(accepted ? 0 : 1);
      },
      timeout,
    );

    it.each(cases.map((one) => [one.refusal ? 'refuses' : 'accepts', one.name, one] as const))(
      '%s %s',
      async (_verdict, _name, one) => {
        const {output, exitCode} = (await verify(one)).first;
        if (one.refusal) expect(output).toMatch(one.refusal);
        expect(output.split(':')[0]).toBe(one.refusal ? 'refused' : 'accepted');
        expect(exitCode).toBe(one.refusal ? 1 : 0);
        if (one.name === 'missing tokens') expect(server?.requests()).toBe(0);
      },
      timeout,
    );

    it(
      'refuses a form that is sent twice',
      async () => {
        const {first, again} = await verify(cases[0]!);
        expect(first.output).toBe('accepted');
        expect((await again()).output).toMatch(/^refused: .*Submit token not found or not valid/s);
      },
      timeout,
    );

    it(
      'refuses when mosparo cannot be reached',
      async () => {
        const body = withTokens({name: 'Anna'}, 'token', 'token');
        const {output} = await client.run(
          ['verify', 'name'],
          body,
          environment('http://127.0.0.1:1'),
        );
        expect(output).toMatch(/^refused: mosparo cannot be reached/);
      },
      timeout,
    );

    it.each(strangeAnswers)(
      'refuses %s',
      async (_name, status, headers, body) => {
        const strange = await serveFixed(status, headers, body);
        const {port} = strange.address() as AddressInfo;
        const posted = withTokens({name: 'Anna'}, 'token', 'token');
        const outcome = await client.run(
          ['verify', 'name'],
          posted,
          environment(`http://127.0.0.1:${port}`),
        );
        strange.closeAllConnections();
        strange.close();
        expect(outcome.output).toMatch(/^refused: /);
        expect(outcome.exitCode).toBe(1);
      },
      timeout,
    );
  });

  describe(`${name}: handles the contact form`, () => {
    it.each([
      ['thanks for a genuine message', 'Anna Example', 'Anna Example', '200 Thank you'],
      ['asks for a missing name after the verification', ' ', ' ', '422 Please enter your name'],
      [
        'refuses an edited message',
        'Anna Example',
        'Somebody',
        '403 Your message could not be verified',
      ],
    ])(
      '%s',
      async (_what, checkedName, postedName, expected) => {
        server = await startServer(keys);
        const fields = {name: checkedName, emailAddress: 'anna@example.org', message: 'Hello'};
        const {submitToken, validationToken} = server.check(
          Object.entries(fields).map(([field, value]) => ({name: field, value})),
        );
        const body = withTokens({...fields, name: postedName}, submitToken, validationToken);
        const {output} = await client.run(['contact'], body, environment(server.url));
        expect(output).toContain(expected);
      },
      timeout,
    );
  });
}
