/** What the reader can choose, in the order in which the lab offers it. */
export const options = {
  image: ['standard', 'unprivileged'],
  database: ['mariadb', 'mysql', 'postgresql', 'sqlite', 'external'],
  proxy: ['nginx', 'apache', 'caddy', 'traefik', 'cloudflare', 'none'],
  cache: ['filesystem', 'redis', 'memcached'],
  mail: ['smtp', 'local', 'none'],
  cron: ['container', 'separate', 'host', 'systemd', 'web'],
} as const;

export type ChoiceName = keyof typeof options;

type Chosen = {readonly [Name in ChoiceName]: (typeof options)[Name][number]};

/** Everything that the files depend on. Nothing in it is a secret. */
export interface Choices extends Chosen {
  /** As typed. */
  readonly domain: string;
  /** Port on the host, as typed. */
  readonly port: string;
}

export const choiceNames = Object.keys(options) as ChoiceName[];

export const defaults: Choices = {
  image: 'standard',
  database: 'mariadb',
  proxy: 'nginx',
  cache: 'filesystem',
  mail: 'smtp',
  cron: 'container',
  domain: 'mosparo.example.com',
  port: '8080',
};

/** Every combination of choices, also refused ones. */
export const allCombinations = (): Choices[] =>
  choiceNames.reduce<Choices[]>(
    (found, name) =>
      found.flatMap((choices) => options[name].map((option) => ({...choices, [name]: option}))),
    [defaults],
  );

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`);

/**
 * The host name in lower case, or undefined. Anything else (an address with https://, a port,
 * a quotation mark) never gets into a file.
 */
export function readDomain(typed: string): string | undefined {
  const domain = typed.trim().toLowerCase().replace(/\.$/, '');
  return domain.length <= 253 && hostName.test(domain) ? domain : undefined;
}

/** A port number, or undefined. */
export function readPort(typed: string): number | undefined {
  const port = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** Traefik reaches the container in a Docker network; all others need a port of the host. */
export const publishesPort = ({proxy}: Choices) => proxy !== 'traefik';

/** A proxy on the host listens on 80 and 443 itself. */
export const hasHostProxy = ({proxy}: Choices) => proxy !== 'none' && proxy !== 'traefik';

export const cronInImage = ({cron}: Choices) => cron === 'container' || cron === 'separate';
