import {Agent, request as plain, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {Agent as SecureAgent, request as secure} from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Parsed JSON; undefined if the body is something else. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Far more than all claims need: a claim that runs wild ends here. */
const mostCalls = 20_000;
const patience = 60_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function read(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return {status: message.statusCode ?? 0, headers: message.headers, text, json: parsed(text)};
}

/** Calls one installation, follows no redirects, and counts. */
export class Http {
  calls = 0;
  private readonly agent = {http: new Agent({keepAlive: false}), https: new SecureAgent()};

  constructor(readonly base: string) {}

  async call(path: string, {method = 'GET', headers = {}, body}: Call = {}): Promise<Answer> {
    this.calls += 1;
    if (this.calls > mostCalls) throw new Error(`More than ${mostCalls} requests: stopped.`);
    const url = new URL(this.base + path);
    const isSecure = url.protocol === 'https:';
    const options = {
      method,
      agent: isSecure ? this.agent.https : this.agent.http,
      // A missing or starred language is a case of its own.
      headers: {
        'Accept-Language': 'en',
        ...(body === undefined ? {} : {'Content-Length': String(Buffer.byteLength(body))}),
        ...headers,
      },
      timeout: patience,
    };
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? secure : plain)(url, options, resolve);
      request.once('error', reject);
      request.once('timeout', () => request.destroy(new Error(`No answer in ${patience} ms.`)));
      request.end(body);
    });
    return read(message);
  }
}
