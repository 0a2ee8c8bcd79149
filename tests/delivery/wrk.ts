import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';

export interface WrkResult {
  readonly requests: number;
  readonly seconds: number;
  /** Failed connections, broken reads and writes, and time-outs of ten seconds. */
  readonly broken: number;
  /** Median and 99th percentile of the response times, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * A script for wrk that requests the paths one after the other, with the Accept-Encoding of a browser. It has no
 * `response` function, because wrk would then parse every header and become the bottleneck.
 */
export function wrkScript(file: string, paths: readonly string[]): string {
  writeFileSync(
    file,
    `local paths = {${paths.map((each) => JSON.stringify(each)).join(',')}}
local requests = {}
local turn = 0
function init()
  for index, path in ipairs(paths) do
    requests[index] = wrk.format("GET", path, {["Accept-Encoding"] = "gzip, deflate, br, zstd"})
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration, e.connect + e.read + e.write + e.timeout, latency:percentile(50), latency:percentile(99)))
end
`,
  );
  return file;
}

interface WrkOptions {
  readonly seconds: number;
  readonly connections: number;
  /** Processors that wrk is pinned to. @default all */
  readonly processors?: readonly number[];
}

export function runWrk(
  port: number,
  script: string,
  {seconds, connections, processors}: WrkOptions,
): Promise<WrkResult> {
  const place = processors ? ['taskset', '-c', processors.join()] : [];
  const [program = '', ...args] = [
    ...[...place, 'wrk', `-t${processors?.length ?? 2}`, `-c${connections}`, `-d${seconds}s`],
    ...['--timeout', '10s', '-s', script, `http://127.0.0.1:${port}/`],
  ];
  return new Promise((resolve, reject) => {
    const wrk = spawn(program, args, {stdio: ['ignore', 'pipe', 'inherit']});
    let output = '';
    wrk.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    wrk.on('error', reject);
    wrk.on('close', () => {
      const [, requests, microseconds, broken, p50, p99] =
        /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(output) ?? [];
      if (requests === undefined) reject(new Error(`wrk said: ${output}`));
      else
        resolve({
          requests: Number(requests),
          seconds: Number(microseconds) / 1e6,
          broken: Number(broken),
          p50: Number(p50) / 1000,
          p99: Number(p99) / 1000,
        });
    });
  });
}
