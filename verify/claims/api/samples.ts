import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contains, same, type Claim, type PageClaims} from '../../claim';
import {NotTried} from '../../target/level';
import {textFields, type Api} from '../../target/api';

const folder = path.resolve(__dirname, '../../../website/samples/api');
const source = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a file of the page with the keys of a project, as readers do. */
function run(api: Api, tool: string, args: readonly string[], input = ''): Promise<Run> {
  const env = {
    ...process.env,
    MOSPARO_HOST: api.http.base,
    MOSPARO_PUBLIC_KEY: api.keys.publicKey,
    MOSPARO_PRIVATE_KEY: api.keys.privateKey,
  };
  return new Promise((resolve, reject) => {
    const options = {cwd: folder, env, timeout: 60_000};
    const child = execFile(tool, [...args], options, (error, stdout, stderr) => {
      if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') {
        reject(new NotTried(`${tool} is not installed`));
      }
      resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr});
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const notOnStandIn = 'the tests of samples/api do it';
const settings = ['keys', 'settings'] as const;
const today = () => new Date().toISOString().slice(0, 10);

/** After one verified form, each prints the day with its number. */
const statistic: readonly Claim[] = (
  [
    ['php', 'statistic.php', today],
    ['node', 'statistic.mjs', today],
    ['python3', 'statistic.py', today],
    ['bash', 'statistic.sh', () => '86400'],
  ] as const
).map(([tool, file, argument]) => ({
  id: `sample ${file}`,
  at: 'request',
  says: source(file),
  needs: settings,
  notOnStandIn,
  async holds({projects}) {
    const {api} = await projects.with({purpose: 'statistic samples'});
    await api.verified(textFields({name: 'Anna'}));
    const {code, stdout, stderr} = await run(api, tool, [file, argument()]);
    same(code, 0, stderr);
    contains(stdout, today());
  },
}));

const imports: readonly Claim[] = (
  [
    ['php', 'import_rule_package.php', 'imported, hash verified'],
    ['python3', 'import_rule_package.py', 'imported, hash verified'],
    ['python3', 'sync_rule_package.py', '2 changes'],
  ] as const
).map(([tool, file, printed]) => ({
  id: `sample ${file}`,
  at: file.startsWith('sync') ? 'incremental' : 'import',
  says: [source(file), source('rule-package.json')],
  needs: settings,
  notOnStandIn,
  async holds({projects}) {
    const {api, packageId} = await projects.with({packageType: 'manuallyViaApi', purpose: file});
    const args = [file, String(packageId), 'rule-package.json'];
    const {code, stdout, stderr} = await run(api, tool, args);
    same({code, stderr}, {code: 0, stderr: ''});
    contains(stdout, printed);
  },
}));

const health: Claim = {
  id: 'sample check_health.sh',
  at: 'monitoring',
  says: source('check_health.sh'),
  notOnStandIn,
  async holds({api}) {
    const {code, stdout} = await run(api, 'bash', ['check_health.sh', api.http.base]);
    same({code, stdout: stdout.trim()}, {code: 0, stdout: 'OK: connected'});
  },
};

const verify: readonly Claim[] = [true, false].map((isHonest) => ({
  id: `sample verify.sh ${isHonest ? 'accepts' : 'refuses a changed field'}`,
  at: 'test-vectors',
  says: source('verify.sh'),
  notOnStandIn,
  async holds({api}) {
    const values = {name: 'Anna Example', message: 'one\ntwo / drei ä'};
    const {submitToken, validationToken} = await api.checked(textFields(values));
    const posted = JSON.stringify({
      ...values,
      ...(isHonest ? {} : {name: 'Eve'}),
      _mosparo_submitToken: submitToken,
      _mosparo_validationToken: validationToken,
    });
    const {code} = await run(api, 'bash', ['verify.sh'], posted);
    same(code === 0, isHonest);
  },
}));

export const apiSamples: readonly PageClaims[] = [
  {page: 'api/statistic', claims: statistic},
  {page: 'api/rule_package', claims: imports},
  {page: 'api/health', claims: [health]},
  {page: 'api/signing', claims: verify},
];
