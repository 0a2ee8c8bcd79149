import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A stub of mosparo's script: causes the same kinds of requests, which is all that a policy checks. */
const frontendScript = `
function mosparo(id, url, uuid, publicKey, options) {
  const container = document.getElementById(id);
  if (options.loadCssResource) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = options.cssResourceUrl || url + '/resources/' + uuid + '.css';
    document.head.appendChild(link);
  }
  const honeypot = document.createElement('input');
  honeypot.style.setProperty('position', 'absolute', 'important');
  container.append(honeypot);
  const request = new XMLHttpRequest();
  request.onreadystatechange = () => {
    if (request.readyState === 4) container.dataset.token = request.status === 200 ? 'yes' : 'no';
  };
  request.open('POST', url + '/api/v1/frontend/request-submit-token', true);
  request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
  request.send('publicKey=' + publicKey);
}
`;

const stylesheet = `
#mosparo-box { color: rgb(1, 2, 3); }
#mosparo-box::after { content: ''; display: block; width: 20px; height: 10px; background: red;
  mask: url('/resources/logo.svg') no-repeat; }
`;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';

/** Content type and body of the responses of a mosparo stub, by path. */
const answers: Readonly<Record<string, readonly [string, string]>> = {
  '/build/mosparo-frontend.js': ['text/javascript', frontendScript],
  '/build/mosparo-frontend.css': ['text/css', stylesheet],
  '/resources/uuid/hash.css': ['text/css', stylesheet],
  '/resources/logo.svg': ['image/svg+xml', logo],
  '/api/v1/frontend/request-submit-token': ['application/json', '{"submitToken":"t"}'],
};

function answerAsMosparo(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  // The product redirects to the style sheet with a hash in its address.
  if (request.url === '/resources/uuid.css') {
    response.writeHead(307, {location: '/resources/uuid/hash.css'}).end();
    return;
  }
  const [type, content] = answers[request.url ?? ''] ?? [];
  if (type) response.writeHead(200, {'content-type': type}).end(content);
  else response.writeHead(204).end();
}

export interface Served {
  readonly origin: string;
  /** Paths of the requests so far. */
  readonly requests: string[];
  readonly stop: () => Promise<void>;
}

function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Served> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({origin: `http://127.0.0.1:${port}`, requests, stop});
    });
  });
}

export const startMosparo = () => listen(answerAsMosparo);

export interface Website extends Served {
  /** Adds a page with this policy and returns its address. */
  readonly add: (page: {readonly head: string; readonly policy?: string}) => string;
}

/** A website with pages that use mosparo under a policy of their own. */
export async function startWebsite(files: Readonly<Record<string, string>>): Promise<Website> {
  const pages: {readonly head: string; readonly policy?: string}[] = [];
  const website = await listen((request, response) => {
    const file = files[request.url ?? ''];
    const page = pages[Number(/^\/page\/(\d+)$/.exec(request.url ?? '')?.[1] ?? -1)];
    if (file) response.writeHead(200, {'content-type': 'text/javascript'}).end(file);
    else if (page) {
      if (page.policy) response.setHeader('content-security-policy', page.policy);
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.end(
        `<!doctype html><html lang="en"><head><title>Form</title>${page.head}</head><body><form><div id="mosparo-box">box</div></form></body></html>`,
      );
    } else response.writeHead(204).end();
  });
  return {
    ...website,
    add: (page) => `${website.origin}/page/${pages.push(page) - 1}`,
  };
}
