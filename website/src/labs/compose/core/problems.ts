import {readDomain, readPort} from './address';
import type {Choices} from './choices';

/** Choices that cannot work together, or not well enough to write files for them. */
export const refusals = [
  'latest',
  'domain',
  'port',
  'portTaken',
  'unprivilegedCron',
  'sqliteSeparate',
] as const;
export type Refusal = (typeof refusals)[number];

/** Choices that work, but have a disadvantage that the reader has to know. */
export const cautions = [
  'noProxy',
  'lowPort',
  'sqlite',
  'noMail',
  'imageCron',
  'webCronGeoip',
  'cloudflareNetworks',
] as const;
export type Caution = (typeof cautions)[number];

/** A proxy on the host listens on 80 and 443 itself. */
const runsOnHost = ({proxy}: Choices) => proxy !== 'none' && proxy !== 'traefik';

/** Traefik reaches the container in a Docker network; all others need a port of the host. */
export const publishesPort = ({proxy}: Choices) => proxy !== 'traefik';

export const cronInImage = ({cron}: Choices) => cron === 'container' || cron === 'separate';

const refusalTests: Readonly<Record<Refusal, (choices: Choices) => boolean>> = {
  latest: ({tag}) => tag === 'latest',
  domain: ({domain}) => readDomain(domain) === undefined,
  port: (choices) => publishesPort(choices) && readPort(choices.port) === undefined,
  portTaken: (choices) => runsOnHost(choices) && [80, 443].includes(readPort(choices.port) ?? 0),
  unprivilegedCron: (choices) => choices.image === 'unprivileged' && cronInImage(choices),
  sqliteSeparate: ({database, cron}) => database === 'sqlite' && cron === 'separate',
};

const cautionTests: Readonly<Record<Caution, (choices: Choices) => boolean>> = {
  noProxy: ({proxy}) => proxy === 'none',
  lowPort: (choices) => publishesPort(choices) && (readPort(choices.port) ?? 1024) < 1024,
  sqlite: ({database}) => database === 'sqlite',
  noMail: ({mail}) => mail === 'none',
  imageCron: cronInImage,
  webCronGeoip: ({cron}) => cron === 'web',
  cloudflareNetworks: ({proxy}) => proxy === 'cloudflare',
};

export const findRefusals = (choices: Choices): Refusal[] =>
  refusals.filter((name) => refusalTests[name](choices));

export const findCautions = (choices: Choices): Caution[] =>
  cautions.filter((name) => cautionTests[name](choices));
