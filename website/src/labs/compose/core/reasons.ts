import type {Choices} from './choices';
import {needsPassword} from './database';
import {publishesPort} from './problems';
import {needsEnvFile} from './variables';

/** Why the files look as they do; the texts are in `reasonTexts`. */
export const reasons = [
  'imageStandard',
  'imageUnprivileged',
  'tag',
  'mariadb',
  'mysql',
  'postgresql',
  'sqlite',
  'external',
  'loopback',
  'trustHostProxy',
  'trustNobody',
  'trustTraefik',
  'traefikNetwork',
  'traefikHealth',
  'traefikMail',
  'volumes',
  'cacheFiles',
  'cacheShared',
  'redis',
  'memcached',
  'mailLocal',
  'mailSmtp',
  'cronOff',
  'gracePeriod',
  'cronContainer',
  'cronSeparate',
  'cronHost',
  'cronSystemd',
  'cronWeb',
  'webCronKey',
  'envFile',
  'password',
  'noPassword',
  'proxyHeaders',
  'proxyCertificate',
  'caddyCertificate',
  'cloudflareAddress',
  'firstCleanup',
  'startJobs',
] as const;
export type Reason = (typeof reasons)[number];

const when = (condition: boolean, ...names: Reason[]): Reason[] => (condition ? names : []);

function trustReasons({proxy}: Choices): Reason[] {
  if (proxy === 'traefik')
    return ['trustTraefik', 'traefikNetwork', 'traefikHealth', 'traefikMail'];
  return [proxy === 'none' ? 'trustNobody' : 'trustHostProxy'];
}

function cacheReasons({cache, cron}: Choices): Reason[] {
  if (cache !== 'filesystem') return [cache];
  return [cron === 'separate' ? 'cacheShared' : 'cacheFiles'];
}

export function composeReasons(choices: Choices): Reason[] {
  const {image, database, cron, mail} = choices;
  return [
    image === 'standard' ? 'imageStandard' : 'imageUnprivileged',
    'tag',
    database,
    ...when(publishesPort(choices), 'loopback'),
    ...trustReasons(choices),
    'volumes',
    ...cacheReasons(choices),
    ...when(image === 'standard' && cron !== 'container', 'cronOff'),
    ...when(cron !== 'container' && !needsEnvFile(choices), 'gracePeriod'),
    ...when(mail === 'local', 'mailLocal'),
    ...when(mail === 'smtp', 'mailSmtp'),
  ];
}

export const prepareReasons = ({database}: Choices): Reason[] => [
  needsPassword(database) ? 'password' : 'noPassword',
];

export const envReasons = ({cron}: Choices): Reason[] => [
  'envFile',
  ...when(cron !== 'container', 'gracePeriod'),
];

const cronReason = {
  container: 'cronContainer',
  separate: 'cronSeparate',
  host: 'cronHost',
  systemd: 'cronSystemd',
  web: 'cronWeb',
} as const;

export const cronReasons = ({cron}: Choices): Reason[] => [cronReason[cron]];

export function proxyReasons({proxy}: Choices): Reason[] {
  return [
    'proxyHeaders',
    proxy === 'caddy' ? 'caddyCertificate' : 'proxyCertificate',
    ...when(proxy === 'cloudflare', 'cloudflareAddress'),
  ];
}

export const finishReasons = ({cron}: Choices): Reason[] => [
  'firstCleanup',
  ...when(cron === 'systemd' || cron === 'web', 'startJobs'),
];
