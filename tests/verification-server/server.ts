/**
 * A mock of mosparo for tests of backends and of the box. It accepts and refuses requests like version 1.5.4, in memory
 * and without rules. The claims of tools/verify/ are tried both on it and on the real product.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {BrowserField} from './fieldCheck';
import {answerBrowser} from './frontend';
import {checkFormData, newToken, type Project, type Visit} from './project';
import {answerSigned} from './signedApi';
import {failure, verifyPath, type Answer} from './signedRequest';
import type {Counters, RulePackage} from './store';

export interface VerificationServer {
  readonly url: string;
  /** Number of verify requests so far. */
  requests(): number;
  /** What the last verify request had, as it came. */
  lastRequest(): {readonly authorization?: string; readonly body: string} | undefined;
  /** Acts like the box in the browser: opens a form and lets the fields be checked. */
  check(fields: readonly BrowserField[]): {submitToken: string; validationToken: string | null};
  /** Opens a form with these tokens, as if its fields had been accepted. */
  accept(fields: readonly BrowserField[], submitToken: string, validationToken: string): void;
  /** Advances the clock of the server. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

const healthy = {
  service: 'mosparo',
  healthy: true,
  databaseStatus: 'connected',
  error: null,
  statusCode: 200,
};

/** Responds to requests that need no key; undefined for other paths. */
function answerPublic(path: string, method: string): Answer | undefined {
  if (path === '/api/v1/health/check') {
    const isRead = method === 'GET' || method === 'HEAD';
    return isRead ? {status: 200, body: healthy} : failure('Method Not Allowed', 405);
  }
  // The mock has no design, so no project has a stylesheet.
  return path.startsWith('/resources/') ? {status: 404, body: '404 Not Found'} : undefined;
}

function send(response: ServerResponse, {status, body}: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {'Content-Type': isText ? 'text/plain' : 'application/json'});
  response.end(isText ? body : JSON.stringify(body));
}

const standard: Omit<Project, 'publicKey' | 'privateKey'> = {
  silentMode: false,
  minimumTimeSeconds: 0,
  spamWord: 'casino',
  invisible: false,
  metadataAllowed: false,
  metadataReturned: false,
  debugMode: false,
  packageType: 'MANUALLY_VIA_API',
};

/** The server's only project, with everything that happened in it. */
class Installation {
  readonly visits = new Map<string, Visit>();
  readonly rulePackage: RulePackage = {lastUpdatedAt: '', entries: []};
  readonly counters: Counters = {valid: 0, spam: 0};
  skippedSeconds = 0;
  requests = 0;
  lastRequest?: {readonly authorization?: string; readonly body: string};

  constructor(readonly project: Project) {}

  get now(): number {
    return Date.now() + this.skippedSeconds * 1000;
  }

  open(submitToken: string): Visit {
    const visit: Visit = {submitToken, createdAt: this.now, verified: false, metadata: {}};
    this.visits.set(submitToken, visit);
    return visit;
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const body = await text(request);
    const {pathname: path, searchParams: query} = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    // The product mistakes "*" for the name of a language.
    if (path.endsWith('/request-submit-token') && request.headers['accept-language'] === '*') {
      return failure('Invalid "*" locale.', 500);
    }
    const found =
      answerPublic(path, method) ?? answerBrowser(path, new URLSearchParams(body), this);
    if (found) return found;
    const {authorization, 'content-type': contentType = ''} = request.headers;
    if (path === verifyPath) {
      this.requests += 1;
      this.lastRequest = {authorization, body};
    }
    return answerSigned({method, path, query, body, contentType, authorization}, this);
  }
}

export async function startServer(settings: Partial<Project> = {}): Promise<VerificationServer> {
  const keys = {publicKey: newToken(), privateKey: newToken()};
  const installation = new Installation({...keys, ...standard, ...settings});
  const server = createServer((request, response) => {
    installation.answer(request).then(
      (result) => send(response, result),
      () => send(response, failure('Broken request.', 400)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => installation.requests,
    lastRequest: () => installation.lastRequest,
    check(fields) {
      const visit = installation.open(newToken());
      const {validationToken} = checkFormData(installation.project, visit, fields);
      return {submitToken: visit.submitToken, validationToken};
    },
    accept(fields, submitToken, validationToken) {
      installation.open(submitToken).lastCheck = {fields, validationToken, spam: false};
    },
    pass(seconds) {
      installation.skippedSeconds += seconds;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
