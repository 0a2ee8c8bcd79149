/** The parts of the load test: wrk, a bare server, and what both say. */
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Slice {
  readonly requests: number;
  /** Requests a second. */
  readonly rate: number;
  /** Answers other than 200 and 404, and broken connections. */
  readonly failures: number;
}

/** A script for wrk that asks for the paths in turn, as a browser with brotli does, and counts bad answers. */
export function requestScript(file: string, paths: readonly string[]): string {
  writeFileSync(
    file,
    `local paths = {${paths.map((each) => JSON.stringify(each)).join(',')}}
local requests = {}
local turn = 0
local threads = {}
bad = 0
function setup(thread) table.insert(threads, thread) end
function init()
  math.randomseed(1)
  for index, path in ipairs(paths) do
    requests[index] = wrk.format("GET", path, {["Accept-Encoding"] = "gzip, br, zstd"})
  end
  turn = math.random(#requests)
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function response(status)
  if status ~= 200 and status ~= 404 then bad = bad + 1 end
end
function done(summary)
  local count = 0
  for _, thread in ipairs(threads) do count = count + thread:get("bad") end
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, summary.duration, count + e.connect + e.read + e.write + e.timeout))
end
`,
  );
  return file;
}

export function runWrk(
  port: number,
  script: string,
  seconds: number,
  connections: number,
): Promise<Slice> {
  return new Promise((resolve, reject) => {
    const wrk = spawn(
      'wrk',
      [
        '-t2',
        `-c${connections}`,
        `-d${seconds}s`,
        '--timeout',
        '10s',
        '-s',
        script,
        `http://127.0.0.1:${port}/`,
      ],
      {stdio: ['ignore', 'pipe', 'inherit']},
    );
    let output = '';
    wrk.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    wrk.on('error', reject);
    wrk.on('close', () => {
      const [, requests, duration, failures] = /RESULT (\d+) (\d+) (\d+)/.exec(output) ?? [];
      if (requests === undefined) return reject(new Error(`wrk said: ${output}`));
      return resolve({
        requests: Number(requests),
        rate: Math.round(Number(requests) / (Number(duration) / 1e6)),
        failures: Number(failures),
      });
    });
  });
}

/** Resident memory of a server and its workers, in megabytes. */
export function memoryOf(pidFile: string): number {
  const parent = readFileSync(pidFile, 'utf8').trim();
  const statuses = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/status`, 'utf8')];
      } catch {
        return [];
      }
    });
  const own = statuses.filter((status) =>
    new RegExp(`^(Pid|PPid):\\s+${parent}$`, 'm').test(status),
  );
  const kilobytes = own.reduce(
    (sum, status) => sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]),
    0,
  );
  return Math.round(kilobytes / 102.4) / 10;
}

/** nginx with nothing but a file. */
export async function bareServer(home: string, port: number, size: number) {
  const folder = path.join(home, 'bare');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'file.html'), randomBytes(size));
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
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const deadline = Date.now() + 20_000;
  while (!(await fetch(`http://127.0.0.1:${port}/file.html`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('The bare server does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
