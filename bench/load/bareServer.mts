import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {wireSize} from './wireSize.mts';

export interface BareServer {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function untilUp(port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await fetch(`http://127.0.0.1:${port}/file.html`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('The bare server does not respond.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** nginx with a minimal configuration and one file. Its response has `size` bytes on the wire, headers included. */
export async function startBareServer(
  home: string,
  port: number,
  size: number,
): Promise<BareServer> {
  const folder = path.join(home, 'bare');
  const file = path.join(folder, 'file.html');
  mkdirSync(folder);
  writeFileSync(file, randomBytes(size));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  const server = spawn(
    'nginx',
    ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilUp(port);
  const headers = (await wireSize(port, ['/file.html'])) - size;
  writeFileSync(file, randomBytes(size - headers));
  return {
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
