import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contains, same, type Claim, type PageClaims} from '../../claim';
import {runSample, type Run} from '../../../../website/samples/api/runSample';
import {NotTried} from '../../target/level';
import {textFields, type Api} from '../../target/api';

const folder = path.resolve(__dirname, '../../../../website/samples/api');
const source = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Runs a file of the page with the keys of a project. */
async function run(
  {http, keys}: Api,
  program: string,
  args: readonly string[],
  input?: string,
): Promise<Run> {
  try {
    return await runSample(program, args, {host: http.base, ...keys}, input);
  } catch {
    throw new NotTried(`${program} is not installed`);
  }
}

const settings = ['keys', 'settings'] as const;
const shell = ['curl', 'jq', 'openssl'] as const;
const today = () => new Date().toISOString().slice(0, 10);

/** After one verified form, each prints the day with its number. */
const statistic: readonly Claim[] = (
  [
    ['php', 'statistic.php', today, ['php']],
    ['node', 'statistic.mjs', today, []],
    ['python3', 'statistic.py', today, ['python3']],
    ['bash', 'statistic.sh', () => '86400', shell],
  ] as const
).map(([tool, file, argument, programs]) => ({
  id: `sample ${file}`,
  at: 'request',
  programs,
  says: source(file),
  needs: settings,
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
  programs: [tool],
  at: file.startsWith('sync') ? 'incremental' : 'import',
  says: [source(file), source('rule-package.json')],
  needs: settings,
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
  programs: ['curl', 'jq'],
  says: source('check_health.sh'),
  async holds({api}) {
    const {code, stdout} = await run(api, 'bash', ['check_health.sh', api.http.base]);
    same({code, stdout: stdout.trim()}, {code: 0, stdout: 'OK: connected'});
  },
};

const verify: readonly Claim[] = [true, false].map((isHonest) => ({
  id: `sample verify.sh ${isHonest ? 'accepts' : 'refuses a changed field'}`,
  at: 'test-vectors',
  programs: shell,
  says: source('verify.sh'),
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
