import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {commandNames} from '../../data/commands';
import {run} from '../cron/run';

const sample = (name: string) => path.join(import.meta.dirname, name);
const php = (args: readonly string[]) => run('php', args);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cli-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  return file;
}

describe('rule-package-import.sh', () => {
  const script = sample('rule-package-import.sh');

  /** Stands in for bin/console: prints its arguments and the given text, ends with the given code. */
  async function importWith(text: string, code: number) {
    const console = write(
      'console',
      `<?php echo json_encode(array_slice($argv, 1)), PHP_EOL, ${JSON.stringify(text)}; exit(${code});`,
    );
    const file = write('package.json', '{}');
    const env = {...process.env, MOSPARO_CONSOLE: console};
    return {file, ...(await run('bash', ['-x', script, '3', '7', file], {env}))};
  }

  it('is clean shell', async () => {
    expect(await run('bash', ['-n', script])).toMatchObject({code: 0});
    expect(await run('shellcheck', [script])).toMatchObject({code: 0, stdout: ''});
  });

  it('passes file, hash and both numbers to a command that exists', async () => {
    const {code, stderr, file} = await importWith('', 0);
    const hash = createHash('sha256').update('{}').digest('hex');
    const call = stderr.split('\n').find((line) => /\+ php /.test(line)) ?? '';
    const [name = '', ...args] = call.slice(call.indexOf('mosparo:')).split(' ');
    expect(code).toBe(0);
    expect(commandNames).toContain(name);
    expect(args).toEqual([`--file=${file}`, `--hash=${hash}`, '3', '7']);
  });

  it.each([
    ['', 0, 0],
    ['  An error occurred: Hash verification failed.', 0, 1],
    ['Rule package "7" not found.', 1, 1],
  ])('text %j with code %i ends with %i', async (text, code, expected) => {
    expect((await importWith(text, code)).code).toBe(expected);
  });
});

describe('geoip-lookup.php', () => {
  const script = sample('geoip-lookup.php');

  /** A mosparo directory whose library answers like the real reader. */
  const mosparo = () => {
    write(
      'mosparo/vendor/autoload.php',
      `<?php namespace GeoIp2\\Database;
      class Reader {
        public function __construct(private string $file) {
          if (!file_exists($file)) throw new \\InvalidArgumentException("The file \\"$file\\" does not exist or is not readable.");
        }
        public function country($ip) { return (object) ['country' => (object) ['isoCode' => 'CH']]; }
        public function asn($ip) {
          return (object) ['autonomousSystemNumber' => 64500, 'autonomousSystemOrganization' => 'Example'];
        }
      }`,
    );
    return path.join(folder, 'mosparo');
  };

  it('is valid PHP', async () => {
    expect((await php(['-l', script])).code).toBe(0);
  });

  it('asks for its arguments', async () => {
    expect((await php([script])).code).toBe(2);
    expect((await php([script, folder, 'no address'])).code).toBe(2);
  });

  it('says which database is missing', async () => {
    const {code, stderr} = await php([script, mosparo(), '203.0.113.7']);
    expect(code).toBe(1);
    expect(stderr).toContain('GeoLite2-Country.mmdb');
  });

  it('prints country and provider', async () => {
    for (const edition of ['GeoLite2-Country', 'GeoLite2-ASN']) {
      write(`mosparo/var/data/geoip2/${edition}/${edition}.mmdb`, '');
    }
    const {code, stdout} = await php([script, mosparo(), '203.0.113.7']);
    expect(code).toBe(0);
    expect(stdout).toBe('Country:  CH\nProvider: AS64500 Example\n');
  });
});
