/**
 * A mock of mosparo for tests of backends and of the box: accepts and refuses
 * requests as version 1.5.4 does, in memory and without rules.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Json} from '../../src/content/signing/canonicalJson';
import type {BrowserField} from './fieldCheck';
import {answerBrowser} from './frontend';
import {checkFormData, newToken, type Project, type Visit} from './project';
import {failure, refuseRequest, verifyPath, type Answer} from './signedRequest';
import {verify, type VerifyRequest} from './verify';

export interface VerificationServer {
  readonly url: string;
  /** Number of verify requests. */
  requests(): number;
  /** Acts like the box in the browser: opens the form and has the fields checked. */
  check(fields: readonly BrowserField[]): {submitToken: string; validationToken: string | null};
  /** Opens a form with given tokens, as if the fields had been accepted. */
  accept(fields: readonly BrowserField[], submitToken: string, validationToken: string): void;
  /** Advances the clock of the server. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Without a JSON content type the product reads no parameters. */
function parse(request: IncomingMessage, body: string): VerifyRequest {
  const isJson = /^application\/(x-)?json\b/.test(request.headers['content-type'] ?? '');
  return isJson ? (JSON.parse(body) as VerifyRequest) : {};
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response.writeHead(status, {'Content-Type': 'application/json'});
  response.end(JSON.stringify(body));
}

export async function startServer(settings: Partial<Project> = {}): Promise<VerificationServer> {
  const project: Project = {
    publicKey: newToken(),
    privateKey: newToken(),
    silentMode: false,
    minimumTimeSeconds: 0,
    spamWord: 'casino',
    invisible: false,
    ...settings,
  };
  const visits = new Map<string, Visit>();
  let skippedSeconds = 0;
  let requests = 0;
  const now = () => Date.now() + skippedSeconds * 1000;

  function open(submitToken: string): Visit {
    const visit: Visit = {submitToken, createdAt: now(), verified: false};
    visits.set(submitToken, visit);
    return visit;
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await readBody(request);
    if (request.url !== verifyPath) {
      const form = new URLSearchParams(body);
      const found = answerBrowser(request.url ?? '', form, {project, visits, open});
      return found ?? failure('Not found.', 404);
    }
    requests += 1;
    const data = parse(request, body);
    const refusal = refuseRequest(project, request.headers.authorization, verifyPath, data as Json);
    return refusal ?? verify(project, visits, data, now());
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (result) => send(response, result),
      () => send(response, failure('Broken request.', 400)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    check(fields) {
      const visit = open(newToken());
      const {validationToken} = checkFormData(project, visit, fields);
      return {submitToken: visit.submitToken, validationToken};
    },
    accept(fields, submitToken, validationToken) {
      open(submitToken).lastCheck = {fields, validationToken, spam: false};
    },
    pass(seconds) {
      skippedSeconds += seconds;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
