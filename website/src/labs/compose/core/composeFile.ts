import {cronInImage, publishesPort, readDomain, readPort, type Choices} from './choices';

/** Network that Traefik and mosparo share; mosparo trusts it and nothing else. */
const PROXY_SUBNET = '172.30.0.0/24';

type Line = string | false | undefined;

/** Lines of YAML or of a shell; those that do not apply are false. */
export const lines = (...all: readonly Line[]) => all.filter(Boolean).join('\n');

const list = (key: string, items: readonly string[]) =>
  lines(`    ${key}:`, ...items.map((item) => `      - ${item}`));

/** Only numbers need quotation marks among the values that occur. */
const map = (key: string, entries: Readonly<Record<string, string>>) =>
  Object.keys(entries).length > 0 &&
  lines(
    `    ${key}:`,
    ...Object.entries(entries).map(
      ([name, value]) => `      ${name}: ${/^[\d.]+$/.test(value) ? `"${value}"` : value}`,
    ),
  );

const service = (name: string, image: string, ...parts: readonly Line[]) =>
  lines(`  ${name}:`, `    image: ${image}`, '    restart: unless-stopped', ...parts);

const health = (test: readonly string[], retries = 12) => `    healthcheck:
      test: [${test.map((word) => JSON.stringify(word)).join(', ')}]
      interval: 10s
      timeout: 5s
      retries: ${retries}`;

const PASSWORD = '${DB_PASSWORD:?create the file .env first}';

const mysqlVariables = (prefix: 'MARIADB' | 'MYSQL') => ({
  [`${prefix}_DATABASE`]: 'mosparo',
  [`${prefix}_USER`]: 'mosparo',
  [`${prefix}_PASSWORD`]: PASSWORD,
  [`${prefix}_RANDOM_ROOT_PASSWORD`]: '1',
});

/** The service `db`; none for SQLite and an existing server. */
const databases: Readonly<Partial<Record<Choices['database'], string>>> = {
  mariadb: service(
    'db',
    'mariadb:11.4',
    map('environment', mysqlVariables('MARIADB')),
    list('volumes', ['db_data:/var/lib/mysql']),
    health(['CMD', 'healthcheck.sh', '--connect', '--innodb_initialized']),
  ),
  // Over TCP: during its initialization MySQL answers on the socket only.
  mysql: service(
    'db',
    'mysql:8.4',
    map('environment', mysqlVariables('MYSQL')),
    list('volumes', ['db_data:/var/lib/mysql']),
    health(['CMD', 'mysqladmin', 'ping', '--host=127.0.0.1', '--silent']),
  ),
  postgresql: service(
    'db',
    'postgres:17',
    map('environment', {
      POSTGRES_DB: 'mosparo',
      POSTGRES_USER: 'mosparo',
      POSTGRES_PASSWORD: PASSWORD,
    }),
    list('volumes', ['db_data:/var/lib/postgresql/data']),
    health(['CMD', 'pg_isready', '--username=mosparo', '--dbname=mosparo']),
  ),
};

export const hasDatabase = ({database}: Choices) => databases[database] !== undefined;

const caches: Readonly<Partial<Record<Choices['cache'], string>>> = {
  redis: service(
    'redis',
    'redis:7.4',
    list('command', ['redis-server', '--save', '""']),
    list('tmpfs', ['/data']),
    health(['CMD', 'redis-cli', 'ping']),
  ),
  memcached: service('memcached', 'memcached:1.6'),
};

const traefik = `  traefik:
    image: traefik:v3.5
    restart: unless-stopped
    command:
      - --providers.docker=true
      - --providers.docker.exposedbydefault=false
      - --providers.docker.network=mosparo_proxy
      - --entrypoints.web.address=:80
      - --entrypoints.web.http.redirections.entrypoint.to=websecure
      - --entrypoints.web.http.redirections.entrypoint.scheme=https
      - --entrypoints.websecure.address=:443
      - --certificatesresolvers.letsencrypt.acme.email=admin@example.com
      - --certificatesresolvers.letsencrypt.acme.storage=/letsencrypt/acme.json
      - --certificatesresolvers.letsencrypt.acme.httpchallenge.entrypoint=web
    ports:
      - "80:80"
      - "443:443"
    volumes:
      - letsencrypt:/letsencrypt
      - /var/run/docker.sock:/var/run/docker.sock:ro
    networks:
      - proxy`;

/** With a fixed name, because the flags of Traefik refer to the network by it. */
const traefikNetworks = `networks:
  proxy:
    name: mosparo_proxy
    ipam:
      config:
        - subnet: ${PROXY_SUBNET}`;

const traefikLabels = (domain: string, port: number) => [
  'traefik.enable=true',
  `traefik.http.routers.mosparo.rule=Host(\`${domain}\`)`,
  'traefik.http.routers.mosparo.entrypoints=websecure',
  'traefik.http.routers.mosparo.tls.certresolver=letsencrypt',
  `traefik.http.services.mosparo.loadbalancer.server.port=${port}`,
];

/** Variables of mosparo for the chosen cache and way of running jobs. */
const ownVariables = ({cache, cron}: Choices): Record<string, string> => ({
  // A cron job cleans up: form requests delay their own cleanup, so that the job runs first.
  ...(cron !== 'container' && {MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED: '1'}),
  ...(cache === 'redis' && {MOSPARO_CACHE_ADAPTER: 'redis', REDIS_URL: 'redis://redis:6379'}),
  ...(cache === 'memcached' && {
    MOSPARO_CACHE_ADAPTER: 'memcached',
    MEMCACHED_URL: 'memcached://memcached:11211',
  }),
  // The temporary directory is not shared between two containers, the volume is.
  ...(cache === 'filesystem' &&
    cron === 'separate' && {FILESYSTEM_CACHE_PATH: '/mosparo-data/cache'}),
});

/**
 * Cron inside the image does not see the variables of the container, but reads a mounted
 * `.env.local`. All other jobs go through the container and see its variables.
 */
export const needsEnvFile = (choices: Choices) =>
  cronInImage(choices) && Object.keys(ownVariables(choices)).length > 0;

export const envFile = (choices: Choices): string =>
  Object.entries(ownVariables(choices))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Variables of the container `mosparo`. */
const containerVariables = (choices: Choices) => ({
  ...(choices.image === 'unprivileged' && {
    MOSPARO_CONFIG_FILE_PATH: '/mosparo-config/env.mosparo.php',
  }),
  ...(choices.image === 'standard' && choices.cron !== 'container' && {MOSPARO_ENABLE_CRON: '0'}),
  // Otherwise the default of the image (trust any client that connects) is right.
  ...(choices.proxy === 'traefik' && {TRUSTED_PROXIES: `127.0.0.1,${PROXY_SUBNET}`}),
  ...(choices.proxy === 'none' && {TRUSTED_PROXIES: '127.0.0.1'}),
  ...(!needsEnvFile(choices) && ownVariables(choices)),
});

const dataVolumes = {
  standard: ['mosparo_data:/mosparo-data'],
  unprivileged: [
    'mosparo_config:/mosparo-config',
    'mosparo_resources:/mosparo/public/resources',
    'mosparo_var:/mosparo/var',
  ],
};

const dependsOn = (...services: readonly Line[]) => {
  const needed = services.filter((each): each is string => Boolean(each));
  return (
    needed.length > 0 &&
    lines(
      '    depends_on:',
      ...needed.map((each) => {
        const [name, state] = each.split(' ');
        return `      ${name}:\n        condition: service_${state}`;
      }),
    )
  );
};

/** The image and the mounts, which mosparo and its cron container share. */
function shared(choices: Choices, version: string) {
  const {image} = choices;
  const name = image === 'standard' ? 'mosparo/mosparo' : 'mosparo/mosparo-unprivileged';
  const own = needsEnvFile(choices) ? ['./mosparo.env.local:/mosparo/.env.local:ro'] : [];
  return {image: `${name}:v${version}`, mounts: list('volumes', [...dataVolumes[image], ...own])};
}

function mosparo(choices: Choices, version: string): string {
  const {proxy, cache, mail} = choices;
  const {image, mounts} = shared(choices, version);
  const port = choices.image === 'standard' ? 80 : 8080;
  const hasTraefik = proxy === 'traefik';
  return service(
    'mosparo',
    image,
    dependsOn(
      hasDatabase(choices) && 'db healthy',
      cache === 'redis' && 'redis healthy',
      cache === 'memcached' && 'memcached started',
    ),
    map('environment', containerVariables(choices)),
    publishesPort(choices) && list('ports', [`"127.0.0.1:${readPort(choices.port)}:${port}"`]),
    mail === 'local' && list('extra_hosts', ['host.docker.internal:host-gateway']),
    mounts,
    hasTraefik && list('networks', ['default', 'proxy']),
    hasTraefik && list('labels', traefikLabels(readDomain(choices.domain) ?? '', port)),
    // Traefik ignores a container until its first health check; the image would check once a minute.
    hasTraefik && health(['CMD', '/usr/bin/mosparo-health-check'], 3),
  );
}

function cronContainer(choices: Choices, version: string): string {
  const {image, mounts} = shared(choices, version);
  const environment = map('environment', {MOSPARO_ENABLE_WEBSERVER: '0'});
  return service('cron', image, dependsOn('mosparo healthy'), environment, mounts);
}

export function composeFile(choices: Choices, version: string): string {
  const {image, database, proxy, cache, cron} = choices;
  const hasTraefik = proxy === 'traefik';
  const services = [
    hasTraefik && traefik,
    databases[database],
    caches[cache],
    mosparo(choices, version),
    cron === 'separate' && cronContainer(choices, version),
  ];
  const volumes = lines(
    'volumes:',
    hasTraefik && '  letsencrypt:',
    hasDatabase(choices) && '  db_data:',
    ...dataVolumes[image].map((volume) => `  ${volume.split(':')[0]}:`),
  );
  const sections = [
    `services:\n${services.filter(Boolean).join('\n\n')}`,
    hasTraefik && traefikNetworks,
    volumes,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
