import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {vi} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {refuseRequest} from '../../../tests/verification-server/signedRequest';
import type {Json} from '../../src/content/signing/canonicalJson';

// Samples start real programs, which takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

export interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly contentType: string;
  readonly acceptLanguage: string | undefined;
  /** The signature is the one that mosparo would compute. */
  readonly signed: boolean;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

const integers = new Set(['range', 'page', 'perPage']);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether the stand-in of the tests, which is proved on mosparo, would take the signature. */
function isSigned(request: IncomingMessage, url: URL, body: string): boolean {
  const query = Object.fromEntries(
    [...url.searchParams].map(([key, value]) => [key, integers.has(key) ? Number(value) : value]),
  );
  const isJson = request.headers['content-type'] === 'application/json';
  const data = {...query, ...(isJson ? (JSON.parse(body) as Record<string, Json>) : {})};
  return !refuseRequest(vectors.keys, request.headers.authorization, url.pathname, data);
}

/** Answers as the test says, for what the stand-in never does: faults and answers that are not genuine. */
export async function withMosparo<T>(
  answer: (call: Call) => Answer,
  work: (host: string) => Promise<T>,
): Promise<{readonly result: T; readonly calls: readonly Call[]}> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const call: Call = {
        path: url.pathname,
        query: url.searchParams,
        body,
        contentType: request.headers['content-type'] ?? '',
        acceptLanguage: request.headers['accept-language'],
        signed: isSigned(request, url, body),
      };
      calls.push(call);
      const {status = 200, body: content} = answer(call);
      response.statusCode = status;
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return {result: await work(`http://127.0.0.1:${port}`), calls};
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a sample with the keys of the vectors; a missing tool is an error that names its package. */
export function runSample(
  tool: string,
  args: readonly string[],
  host: string,
  input = '',
): Promise<Run> {
  const {publicKey, privateKey} = vectors.keys;
  return new Promise((resolve, reject) => {
    const child = execFile(
      tool,
      [...args],
      {
        cwd: path.resolve(__dirname),
        timeout: 30_000,
        env: {
          ...process.env,
          MOSPARO_HOST: host,
          MOSPARO_PUBLIC_KEY: publicKey,
          MOSPARO_PRIVATE_KEY: privateKey,
        },
      },
      (error, stdout, stderr) => {
        if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') {
          reject(
            new Error(
              `"${tool}" is missing. Install it, for example: apt install bash curl jq openssl php-cli python3`,
            ),
          );
        } else {
          resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr});
        }
      },
    );
    child.stdin?.end(input);
  });
}
