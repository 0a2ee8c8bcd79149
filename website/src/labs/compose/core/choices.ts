/** What the reader can choose, in the order in which the lab offers it. */
export const options = {
  image: ['standard', 'unprivileged'],
  tag: ['fixed', 'latest'],
  database: ['mariadb', 'mysql', 'postgresql', 'sqlite', 'external'],
  proxy: ['nginx', 'apache', 'caddy', 'traefik', 'cloudflare', 'none'],
  cache: ['filesystem', 'redis', 'memcached'],
  mail: ['smtp', 'local', 'none'],
  cron: ['container', 'separate', 'host', 'systemd', 'web'],
} as const;

export type ChoiceName = keyof typeof options;
export type Option<Name extends ChoiceName = ChoiceName> = (typeof options)[Name][number];

type Chosen = {readonly [Name in ChoiceName]: Option<Name>};

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
  tag: 'fixed',
  database: 'mariadb',
  proxy: 'nginx',
  cache: 'filesystem',
  mail: 'smtp',
  cron: 'container',
  domain: 'mosparo.example.com',
  port: '8080',
};
