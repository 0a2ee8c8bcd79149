import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {product} from '../../../../config/product';
import {commandNames} from '../../../../data/commands';
import {variableGroups} from '../../../../data/environmentVariables';
import {parseCrontab} from '../../../../samples/cron/parseCrontab';
import {clientProblems, hasComposeClient} from '../../../../samples/docker/composeClient';
import {composeProblems} from '../../../../samples/docker/composeRules';
import {run, shellProblems, withPrograms} from '../../../../samples/install/shell';
import {makeFixture, type Fixture} from '../../../../samples/webServer/fixture';
import {freePort} from '../../../../samples/webServer/process';
import {checkApache, checkCaddy, checkNginx} from '../../../../samples/webServer/servers';
import {needs} from '../../../../../tests/needs';
import {allCombinations, defaults, type Choices} from './choices';
import {buildOutputs, type Output, type OutputKind, type Templates} from './outputs';
import {findRefusals} from './problems';
import {reasons, reasonsOf} from './reasons';

const samples = path.resolve(import.meta.dirname, '../../../../samples');
const sample = (name: string) => readFileSync(path.join(samples, name), 'utf8');

const templates: Templates = {
  nginx: sample('proxy/nginx.conf'),
  apache: sample('proxy/apache.conf'),
  caddy: sample('proxy/Caddyfile'),
  cloudflare: sample('proxy/nginx-cloudflare.conf'),
  webCron: sample('cron/web-cron.sh'),
  cleanupTimer: sample('cron/mosparo-cleanup.timer'),
  rulePackagesTimer: sample('cron/mosparo-rule-packages.timer'),
  geoip2Timer: sample('cron/mosparo-geoip2.timer'),
};

const build = (change: Partial<Choices>) =>
  buildOutputs({...defaults, ...change}, templates, product.version);

const codeOf = (change: Partial<Choices>, kind: OutputKind) =>
  build(change).find((output) => output.kind === kind)?.code;

/** The reader's own values, unlike those of the samples. */
const own = {domain: 'captcha.muster-verein.example', port: '18081'};

const built = allCombinations()
  .filter((choices) => findRefusals(choices).length === 0)
  .flatMap((choices) =>
    build({...choices, ...own}).map((output) => ({...output, choices: {...choices, ...own}})),
  );

/** Outputs of some kinds without duplicates: many combinations give the same file. */
function distinct(...kinds: OutputKind[]): (Output & {choices: Choices})[] {
  const found = built.filter(({kind}) => kinds.includes(kind));
  return [...new Map(found.map((output) => [output.code, output])).values()];
}

interface ComposeTree {
  readonly services: Readonly<Record<string, unknown>>;
  readonly networks?: object;
  readonly volumes: object;
}

let fixture: Fixture;
let work = '';
beforeAll(() => {
  fixture = makeFixture();
  work = mkdtempSync(path.join(tmpdir(), 'compose-lab-'));
});
afterAll(() => {
  fixture.remove();
  rmSync(work, {recursive: true});
});

function save(name: string, code: string): string {
  const file = path.join(work, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, code);
  return file;
}

describe('the choices of a sample', () => {
  /** The worked example of the page. */
  const worked = {
    image: 'unprivileged',
    database: 'postgresql',
    proxy: 'traefik',
    cache: 'redis',
    cron: 'host',
  } as const;

  it.each<[string, Partial<Choices>]>([
    ['docker/compose.yaml', {}],
    ['docker/compose.postgresql.yaml', {database: 'postgresql', mail: 'none'}],
    ['docker/compose.sqlite.yaml', {database: 'sqlite', proxy: 'caddy'}],
    ['docker/compose.traefik.yaml', worked],
  ])('give %s', (name, change) => {
    expect(codeOf(change, 'compose')).toBe(sample(name));
  });

  it('give the sample with a cron container', () => {
    const compose = sample('docker/compose.cron.yaml').replace(/ *# (end)?region.*\n/g, '');
    expect(codeOf({cron: 'separate'}, 'compose')).toBe(compose);
    expect(codeOf({cron: 'separate'}, 'env')).toBe(sample('docker/mosparo.env.local'));
  });

  it('give the sample of the crontab', () => {
    expect(codeOf(worked, 'cron')).toBe(sample('cron/unprivileged-host.cron.d'));
  });

  it('give the sample of the proxy', () => {
    expect(codeOf({}, 'proxy')).toBe(templates.nginx);
  });
});

describe('compose.yaml of all combinations', () => {
  const files = distinct('compose');

  it('passes the checks of the samples', () => {
    const problems = files.flatMap(({code}) => composeProblems(parse(code)));
    expect(problems).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });

  it('uses documented variables', () => {
    const known = variableGroups.flatMap(({variables}) =>
      variables.map(({name}) => name as string),
    );
    const used = new Set(
      [...distinct('compose'), ...distinct('env')].flatMap(({code}) =>
        [...code.matchAll(/\b((?:MOSPARO|TRUSTED|REDIS|MEMCACHED|FILESYSTEM)_[A-Z_]+)[:=]/g)].map(
          (match) => match[1],
        ),
      ),
    );
    expect(used.size).toBeGreaterThan(7);
    expect([...used].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  // One call for the distinct services of all files: a call for each file would take minutes.
  it.runIf(hasComposeClient)('is accepted by Docker Compose', () => {
    const trees = files.map(({code}) => parse(code) as ComposeTree);
    const services = new Map(
      trees
        .flatMap((tree) => Object.values(tree.services))
        .map((service) => [JSON.stringify(service), service]),
    );
    const numbered = [...services.values()].map((service, index) => [`service-${index}`, service]);
    const needed = trees.flatMap((tree) => Object.entries(tree.services));
    const file = save(
      'all/compose.yaml',
      stringify({
        services: {...Object.fromEntries(needed), ...Object.fromEntries(numbered)},
        networks: Object.assign({}, ...trees.map((tree) => tree.networks)),
        volumes: Object.assign({}, ...trees.map((tree) => tree.volumes)),
      }),
    );
    expect(clientProblems(file, {DB_PASSWORD: 'test'})).toBe('');
  });

  it.runIf(hasComposeClient)(
    'is accepted unchanged, with the .env that the commands create',
    () => {
      const change = {proxy: 'traefik', cache: 'redis', mail: 'local', cron: 'host'} as const;
      const folder = path.join(work, 'unchanged');
      const env = withPrograms(path.join(work, 'bin'), {sudo: 'exec "$@"'});
      const commands = (codeOf(change, 'prepare') ?? '').replaceAll('/opt/mosparo', folder);
      expect(run('bash', ['-c', commands], {env})).toEqual({status: 0, output: ''});
      const made = readFileSync(path.join(folder, '.env'), 'utf8');
      expect(made).toMatch(/^DB_PASSWORD=[0-9a-f]{32}\n$/);
      expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
      run('bash', ['-c', commands], {env});
      expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(made);
      const file = save('unchanged/compose.yaml', codeOf(change, 'compose') ?? '');
      expect(clientProblems(file, {})).toBe('');
    },
  );
});

describe('other files', () => {
  needs('nginx', 'apache2', 'caddy', 'openssl').it(
    'web servers accept their configuration',
    async () => {
      const proxies = distinct('proxy');
      expect(proxies).toHaveLength(4);
      const port = await freePort();
      for (const {file = '', code} of proxies) {
        expect(code).toContain(own.domain);
        expect(code).toContain(`127.0.0.1:${own.port}`);
        expect(code).not.toMatch(/example\.com|8080/);
        const site = code
          .replace(/\/etc\/\S+(fullchain|origin)\.pem/g, fixture.certificate)
          .replace(/\/etc\/\S+(privkey\.pem|origin\.key)/g, fixture.key)
          .replace('    listen [::]:443 ssl;\n', '')
          .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
        const saved = save(`proxy/${path.basename(file)}`, site);
        if (file.includes('nginx')) checkNginx(fixture, saved);
        else if (file.includes('apache')) checkApache(fixture, saved, [port]);
        else checkCaddy(fixture, saved);
      }
    },
  );

  it('crontabs are valid, with existing commands', () => {
    const crontabs = distinct('cron');
    expect(crontabs.length).toBeGreaterThan(4);
    for (const {code} of crontabs) {
      for (const {user, command} of parseCrontab(code, {withUser: true})) {
        expect(['root', 'www-data']).toContain(user);
        const name = command.split(' ').at(-1) ?? '';
        if (command.includes('console')) expect(commandNames).toContain(name);
        else expect(command).toMatch(/^\/usr\/local\/bin\/mosparo-web-cron https?:\/\/\S+ \/\S+$/);
      }
    }
  });

  it('the jobs of the unprivileged image run as its own user', () => {
    expect(codeOf({image: 'unprivileged', cron: 'host'}, 'cron')).not.toContain('--user');
    expect(codeOf({cron: 'host'}, 'cron')).toContain('--user www-data mosparo');
  });

  it('an image with cron leaves only the rule packages to the host', () => {
    expect(codeOf({}, 'cron')?.match(/mosparo:[\w:-]+/g)).toEqual(['mosparo:rule-package:refresh']);
  });

  needs('shellcheck').it('scripts and commands pass bash and shellcheck', () => {
    for (const [index, {code, kind}] of distinct(
      'prepare',
      'start',
      'finish',
      'script',
    ).entries()) {
      const script = code.startsWith('#!') ? code : `#!/usr/bin/env bash\n${code}`;
      expect(shellProblems(save(`shell/${kind}-${index}.sh`, script)), code).toBe('');
    }
  });

  it('environment files have plain assignments only', () => {
    for (const {code} of distinct('env')) expect(code).toMatch(/^([A-Z_]+=[\w:/.-]+\n)+$/);
  });

  it('every reason is given for some output', () => {
    const given = new Set(
      built.flatMap(({kind, choices}) => reasonsOf(kind, choices).map(({en}) => en)),
    );
    const all = Object.values(reasons).flatMap((each) => each.map(([, {en}]) => en));
    expect([...given].sort()).toEqual([...new Set(all)].sort());
  });
});

// Not every machine that builds the site runs systemd.
const hasSystemd = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
})();

describe('units', () => {
  const units = (change: Partial<Choices>) =>
    build({cron: 'systemd', ...change}).filter(({kind}) => kind === 'service' || kind === 'timer');

  it('run the command that their timer names, inside the container', () => {
    const [service, ...timers] = units({});
    const started = timers.map(({code}) => /Unit=mosparo@(.+)\.service/.exec(code)?.[1]);
    for (const job of started) expect(commandNames).toContain(`mosparo:${job}`);
    expect(service?.code).toMatch(/^ExecStart=\/usr\/bin\/docker compose .* mosparo:%i$/m);
  });

  it.runIf(hasSystemd)('are accepted by systemd-analyze', () => {
    const files = distinct('service', 'timer').map(({file = '', code}, index) => {
      // The two services (one for each image) have the same name.
      const folder = `units/${code.includes('ExecStart') ? index : 'timers'}`;
      return save(`${folder}/${path.basename(file)}`, code);
    });
    const {output} = run('systemd-analyze', ['verify', ...files]);
    const warnings = output.split('\n').filter((line) => line.includes('mosparo'));
    // This machine need not have Docker.
    expect(warnings.filter((line) => !/not executable|docker\.service/.test(line))).toEqual([]);
  });
});
