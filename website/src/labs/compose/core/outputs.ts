import {cronJobs} from '@site/data/cronJobs';
import {cronInImage, defaults, readDomain, readPort, type Choices} from './choices';
import {composeFile, envFile, hasDatabase, lines, needsEnvFile} from './composeFile';

/** Samples of the site that the lab writes with the reader's values. */
export interface Templates {
  readonly nginx: string;
  readonly apache: string;
  readonly caddy: string;
  readonly cloudflare: string;
  readonly webCron: string;
  readonly cleanupTimer: string;
  readonly rulePackagesTimer: string;
  readonly geoip2Timer: string;
}

export type OutputKind =
  | 'prepare'
  | 'compose'
  | 'env'
  | 'proxy'
  | 'cron'
  | 'service'
  | 'timer'
  | 'script'
  | 'start'
  | 'finish';

export interface Output {
  readonly kind: OutputKind;
  /** Undefined for commands to type. */
  readonly file?: string;
  readonly code: string;
}

/** Folder of the Compose file on the host. */
const FOLDER = '/opt/mosparo';

/** Creates the folder and the password. A second run keeps the password, because the database does. */
function prepare(choices: Choices): Output {
  const env = `${FOLDER}/.env`;
  const code = lines(
    `sudo install -d -m 750 -o "$(id -un)" ${FOLDER}`,
    hasDatabase(choices) &&
      `[ -e ${env} ] || (umask 077 && printf 'DB_PASSWORD=%s\\n' "$(openssl rand -hex 16)" > ${env})`,
  );
  return {kind: 'prepare', code: `${code}\n`};
}

const nginxLoad = 'sudo nginx -t &&\n  sudo systemctl reload nginx';

/** File of the reverse proxy on the host, and the commands that make it load the file. */
const proxies = {
  nginx: ['/etc/nginx/conf.d/mosparo-proxy.conf', nginxLoad],
  cloudflare: ['/etc/nginx/conf.d/mosparo-cloudflare.conf', nginxLoad],
  apache: [
    '/etc/apache2/sites-available/mosparo-proxy.conf',
    'sudo a2enmod ssl headers proxy proxy_http &&\n  sudo a2ensite mosparo-proxy &&\n  sudo apachectl configtest &&\n  sudo systemctl reload apache2',
  ],
  caddy: [
    '/etc/caddy/Caddyfile',
    'sudo caddy validate --config /etc/caddy/Caddyfile &&\n  sudo systemctl reload caddy',
  ],
} as const;

/** A sample with the reader's domain and port. */
function proxyConfiguration({proxy, domain, port}: Choices, templates: Templates): Output[] {
  if (proxy === 'traefik' || proxy === 'none') return [];
  const code = templates[proxy]
    .replaceAll(`127.0.0.1:${defaults.port}`, `127.0.0.1:${readPort(port)}`)
    .replaceAll(defaults.domain, readDomain(domain) ?? '');
  return [{kind: 'proxy', file: proxies[proxy][0], code}];
}

/** A command of mosparo, run inside its container by a job of the host. */
function insideContainer({image}: Choices, command: string): string {
  // The unprivileged container has the right user already.
  const user = image === 'standard' ? '--user www-data ' : '';
  return `docker compose --file ${FOLDER}/compose.yaml exec -T ${user}mosparo php /mosparo/bin/console ${command}`;
}

const systemdService = (choices: Choices) => `[Unit]
Description=mosparo job %i
Requires=docker.service
After=docker.service network-online.target
Wants=network-online.target

[Service]
Type=oneshot
ExecStart=/usr/bin/${insideContainer(choices, 'mosparo:%i')}
Nice=10
`;

function units(choices: Choices, templates: Templates): Output[] {
  const unit = (kind: OutputKind, name: string, code: string): Output => ({
    kind,
    file: `/etc/systemd/system/${name}`,
    code,
  });
  return [
    unit('service', 'mosparo@.service', systemdService(choices)),
    unit('timer', 'mosparo-cleanup.timer', templates.cleanupTimer),
    unit('timer', 'mosparo-rule-packages.timer', templates.rulePackagesTimer),
    unit('timer', 'mosparo-geoip2.timer', templates.geoip2Timer),
  ];
}

const crontab = (jobs: readonly string[]): Output => ({
  kind: 'cron',
  file: '/etc/cron.d/mosparo',
  code: `MAILTO=admin@example.com\n\n${jobs.map((job) => `${job}\n`).join('')}`,
});

/** Calls mosparo from the same machine. */
function webCron({proxy, domain, port}: Choices, {webCron: code}: Templates): Output[] {
  const url =
    proxy === 'none' ? `http://127.0.0.1:${readPort(port)}` : `https://${readDomain(domain)}`;
  const file = '/usr/local/bin/mosparo-web-cron';
  const job = `*/15 * * * * www-data ${file} ${url} /etc/mosparo/web-cron-key`;
  return [crontab([job]), {kind: 'script', file, code}];
}

function scheduledJobs(choices: Choices, templates: Templates): Output[] {
  if (choices.cron === 'systemd') return units(choices, templates);
  if (choices.cron === 'web') return webCron(choices, templates);
  // All jobs, or only the one that fails in the cron of the image.
  const jobs = cronJobs.filter(
    ({command}) => !cronInImage(choices) || command === 'mosparo:rule-package:refresh',
  );
  return [
    crontab(
      jobs.map(({schedule, command}) => `${schedule} root ${insideContainer(choices, command)}`),
    ),
  ];
}

function start({proxy}: Choices): Output {
  const load = proxy === 'traefik' || proxy === 'none' ? undefined : proxies[proxy][1];
  return {
    kind: 'start',
    code: `${lines(`docker compose --file ${FOLDER}/compose.yaml up -d`, load)}\n`,
  };
}

/** The key is typed into standard input, so that it is neither in the process list nor in the history. */
const webCronCommands = `sudo chmod 755 /usr/local/bin/mosparo-web-cron
sudo install -d /etc/mosparo
sudo install -m 640 -g www-data /dev/stdin /etc/mosparo/web-cron-key`;

const systemdCommands = `sudo systemctl daemon-reload
sudo systemctl enable --now mosparo-cleanup.timer mosparo-rule-packages.timer mosparo-geoip2.timer`;

/** Commands to run after the installation wizard. */
function finish(choices: Choices): Output {
  const code = lines(
    insideContainer(choices, 'mosparo:cleanup-database -v'),
    choices.cron === 'web' && webCronCommands,
    choices.cron === 'systemd' && systemdCommands,
  );
  return {kind: 'finish', code: `${code}\n`};
}

/** Files and commands for choices without a refusal, in the order in which they are needed. */
export function buildOutputs(choices: Choices, templates: Templates, version: string): Output[] {
  const env: Output[] = needsEnvFile(choices)
    ? [{kind: 'env', file: `${FOLDER}/mosparo.env.local`, code: envFile(choices)}]
    : [];
  return [
    prepare(choices),
    {kind: 'compose', file: `${FOLDER}/compose.yaml`, code: composeFile(choices, version)},
    ...env,
    ...proxyConfiguration(choices, templates),
    ...scheduledJobs(choices, templates),
    start(choices),
    finish(choices),
  ];
}
