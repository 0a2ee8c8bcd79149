import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';

export interface WrkResult {
  readonly requests: number;
  /** Failed connections, broken reads and writes, and time-outs of ten seconds. */
  readonly broken: number;
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
function done(summary)
  local e = summary.errors
  io.write(string.format("RESULT %d %d\\n", summary.requests, e.connect + e.read + e.write + e.timeout))
end
`,
  );
  return file;
}

interface WrkOptions {
  readonly seconds: number;
  readonly connections: number;
}

export function runWrk(
  port: number,
  script: string,
  {seconds, connections}: WrkOptions,
): Promise<WrkResult> {
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  return new Promise((resolve, reject) => {
    const wrk = spawn('wrk', [...args, '-s', script, `http://127.0.0.1:${port}/`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    wrk.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    wrk.on('error', reject);
    wrk.on('close', () => {
      const [, requests, broken] = /RESULT (\d+) (\d+)/.exec(output) ?? [];
      if (requests === undefined) reject(new Error(`wrk said: ${output}`));
      else resolve({requests: Number(requests), broken: Number(broken)});
    });
  });
}
