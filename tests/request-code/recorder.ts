import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Request {
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}

export interface Recorder {
  readonly url: string;
  /** Recorded requests, in the order of the cases. */
  requests(): readonly Request[];
  clear(): void;
  close(): void;
}

/** Every path begins with the number of its test case. */
const caseOf = ({path}: Request) => Number.parseInt(path.slice(1), 10);

/** A server that records requests and refuses them, as mosparo refuses a wrong signature. */
export async function startRecorder(): Promise<Recorder> {
  let requests: Request[] = [];
  const server = createServer(async (request, response) => {
    const {method, url: path = '', headers} = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isJson = headers['content-type']?.startsWith('application/json');
    if (method === 'POST' && isJson && headers.accept === 'application/json') {
      const body = Buffer.concat(chunks).toString();
      requests.push({path, authorization: headers.authorization ?? '', body});
    }
    response.writeHead(400, {'Content-Type': 'application/json'});
    response.end(JSON.stringify({error: true, errorMessage: `Refused: ${path}`}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => [...requests].sort((a, b) => caseOf(a) - caseOf(b)),
    clear: () => {
      requests = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
