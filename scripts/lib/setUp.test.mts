import {spawnSync} from 'node:child_process';
import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {nodeVersionError, root} from './setUp.mjs';

describe('nodeVersionError', () => {
  it.each([
    ['18.20.4', 'Node 18.20.4 is too old: install Node 20.19 or newer.'],
    ['20.18.3', 'Node 20.18.3 is too old: install Node 20.19 or newer.'],
    ['20.19.0', undefined],
    ['24.1.0', undefined],
  ])('%s', (version, expected) => {
    expect(nodeVersionError(version)).toBe(expected);
  });
});

it('npm start reports in one line that the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, () => resolve());
  });
  const {port} = other.address() as {port: number};
  const result = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, PORT: String(port)},
  });
  other.close();
  expect(result.status).toBe(1);
  expect(result.stderr).toBe(
    `Port ${port} is taken: stop the other program, or choose a port with PORT=3001 npm start.\n`,
  );
});
