import type {Choices} from './choices';
import {databaseService} from './database';
import {publishesPort} from './problems';
import {readDomain, readPort} from './address';
import {compact, type Service} from './service';
import {traefikLabels, traefikNetworks, traefikService} from './traefik';
import {containerVariables, needsEnvFile} from './variables';
import {writeYaml, type Yaml} from './yaml';

const images = {standard: 'mosparo/mosparo', unprivileged: 'mosparo/mosparo-unprivileged'};

const dataVolumes = {
  standard: ['mosparo_data:/mosparo-data'],
  unprivileged: [
    'mosparo_config:/mosparo-config',
    'mosparo_resources:/mosparo/public/resources',
    'mosparo_var:/mosparo/var',
  ],
};

export const containerPort = ({image}: Choices) => (image === 'standard' ? 80 : 8080);

const imageOf = ({image}: Choices, version: string) => `${images[image]}:v${version}`;

const volumesOf = (choices: Choices) => [
  ...dataVolumes[choices.image],
  ...(needsEnvFile(choices) ? ['./mosparo.env.local:/mosparo/.env.local:ro'] : []),
];

function cacheService({cache}: Choices): Service | undefined {
  switch (cache) {
    case 'filesystem':
      return undefined;
    case 'redis':
      return {
        image: 'redis:7.4',
        restart: 'unless-stopped',
        command: ['redis-server', '--save', ''],
        tmpfs: ['/data'],
        healthcheck: {
          test: ['CMD', 'redis-cli', 'ping'],
          interval: '10s',
          timeout: '5s',
          retries: 12,
        },
      };
    case 'memcached':
      return {image: 'memcached:1.6', restart: 'unless-stopped'};
  }
}

/** Services that mosparo depends on. */
function dependencies({database, cache}: Choices): Record<string, Yaml> {
  return {
    ...(databaseService(database) && {db: {condition: 'service_healthy'}}),
    ...(cache === 'redis' && {redis: {condition: 'service_healthy'}}),
    ...(cache === 'memcached' && {memcached: {condition: 'service_started'}}),
  };
}

function mosparoService(choices: Choices, version: string): Service {
  const traefik = choices.proxy === 'traefik';
  return compact({
    image: imageOf(choices, version),
    restart: 'unless-stopped',
    depends_on: dependencies(choices),
    environment: containerVariables(choices),
    ports: publishesPort(choices)
      ? [`127.0.0.1:${readPort(choices.port)}:${containerPort(choices)}`]
      : undefined,
    extra_hosts: choices.mail === 'local' ? ['host.docker.internal:host-gateway'] : undefined,
    volumes: volumesOf(choices),
    networks: traefik ? ['default', 'proxy'] : undefined,
    labels: traefik
      ? traefikLabels(readDomain(choices.domain) ?? '', containerPort(choices))
      : undefined,
    // Traefik ignores a container until its first health check; the image would check once a minute.
    healthcheck: traefik
      ? {test: ['CMD', '/usr/bin/mosparo-health-check'], interval: '10s', timeout: '5s', retries: 3}
      : undefined,
  }) as Service;
}

function cronService(choices: Choices, version: string): Service | undefined {
  if (choices.cron !== 'separate') return undefined;
  return {
    image: imageOf(choices, version),
    restart: 'unless-stopped',
    depends_on: {mosparo: {condition: 'service_healthy'}},
    environment: {MOSPARO_ENABLE_WEBSERVER: '0'},
    volumes: volumesOf(choices),
  };
}

/** Names of the volumes that services mount; paths of the host begin with a dot or a slash. */
function namedVolumes(
  services: Readonly<Record<string, Service | undefined>>,
): Record<string, null> {
  const mounted = Object.values(services).flatMap((service) =>
    Array.isArray(service?.volumes) ? (service.volumes as string[]) : [],
  );
  const names = mounted
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((name) => /^\w/.test(name));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** The content of the Compose file, before it is written as YAML. */
export function composeTree(choices: Choices, version: string) {
  const traefik = choices.proxy === 'traefik';
  const services = {
    traefik: traefik ? traefikService() : undefined,
    db: databaseService(choices.database),
    [choices.cache]: cacheService(choices),
    mosparo: mosparoService(choices, version),
    cron: cronService(choices, version),
  };
  return compact({
    services: compact(services),
    networks: traefik ? traefikNetworks : undefined,
    volumes: namedVolumes(services),
  });
}

export const composeFile = (choices: Choices, version: string) =>
  writeYaml(composeTree(choices, version) as Parameters<typeof writeYaml>[0]);
