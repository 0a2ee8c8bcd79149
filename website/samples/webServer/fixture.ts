import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {program} from '../../../scripts/lib/programs.mjs';

export const projectUuid = '0b6e1a52-6d1f-4c0e-9a57-3f2f1d8f7b11';
export const secret = 'must-never-be-served';

/** Tells what arrived, as mosparo's front controller would see it. */
const frontController = `<?php
header('Content-Type: application/json');
header('Cache-Control: no-cache, private');
echo json_encode(['served' => 'front controller'] + array_filter($_SERVER, 'is_string'));
`;

/** The same effect as the file that mosparo ships in public/. */
const htaccess = `RewriteEngine On
RewriteRule ^ - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule ^ index.php [L]
`;

const files: Readonly<Record<string, string>> = {
  'public/index.php': frontController,
  'public/.htaccess': htaccess,
  'public/robots.txt': 'User-agent: *\n',
  'public/build/mosparo-frontend.js': '/* the box */\n',
  'public/build/mosparo.js': '/* the backend */\n',
  [`public/resources/${projectUuid}/abc123.css`]: '.mosparo {}\n',
  'public/resources/mappings.php': `<?php echo '${secret}';\n`,
  'public/.env': secret,
  'public/.git/config': secret,
  'public/.well-known/acme-challenge/token': 'challenge\n',
  '.env': secret,
  'config/env.mosparo.php': `<?php echo '${secret}';\n`,
  'var/data/data.sqlite': secret,
};

export interface Fixture {
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
  readonly remove: () => void;
  /** A copy of a sample with the paths and ports of this test. */
  readonly prepare: (sample: string, changes: readonly (readonly [string, string])[]) => string;
}

function makeCertificate(folder: string): {certificate: string; key: string} {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  execFileSync(
    program('openssl'),
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '2', '-subj', '/CN=mosparo.example.com'])
      .concat(['-addext', 'subjectAltName=IP:127.0.0.1,DNS:mosparo.example.com'])
      .concat(['-keyout', key, '-out', certificate]),
    {stdio: 'pipe'},
  );
  return {certificate, key};
}

function applyChanges(
  text: string,
  sample: string,
  changes: readonly (readonly [string, string])[],
) {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`samples/${sample} has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}

/** A temporary directory with a stub of mosparo's files and a certificate. */
export function makeFixture(): Fixture {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-samples-'));
  // The workers of the web servers run as other users.
  chmodSync(folder, 0o755);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'mosparo', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  let copies = 0;
  let pair: ReturnType<typeof makeCertificate> | undefined;
  // Not every test needs one, nor has every machine OpenSSL.
  const certified = () => (pair ??= makeCertificate(folder));
  return {
    folder,
    get certificate() {
      return certified().certificate;
    },
    get key() {
      return certified().key;
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
    prepare: (sample, changes) => {
      const source = readFileSync(path.join(import.meta.dirname, '..', sample), 'utf8');
      const file = path.join(folder, `${++copies}-${path.basename(sample)}`);
      writeFileSync(file, applyChanges(source, sample, changes));
      return file;
    },
  };
}
