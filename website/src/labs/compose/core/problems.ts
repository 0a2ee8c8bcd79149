import {t} from '@site/texts';
import {
  cronInImage,
  hasHostProxy,
  publishesPort,
  readDomain,
  readPort,
  type Choices,
} from './choices';
import {both, chosen, type Reason} from './when';

/** Choices that cannot work together, or not well enough to write files for them. */
export const refusals = {
  domain: [
    ({domain}) => readDomain(domain) === undefined,
    t(
      'The domain must be a plain host name such as `mosparo.example.com`: without `https://`, port or path, and in ASCII form (`xn--…`) if it contains umlauts.',
    ),
  ],
  port: [
    (choices) => publishesPort(choices) && readPort(choices.port) === undefined,
    t('The port must be a number from 1 to 65535.'),
  ],
  portTaken: [
    (choices) => hasHostProxy(choices) && [80, 443].includes(readPort(choices.port) ?? 0),
    t(
      'The proxy itself uses ports 80 and 443 of the host. Choose another port for mosparo, for example 8080. Visitors never see it.',
    ),
  ],
  unprivilegedCron: [
    both(chosen('image', 'unprivileged'), cronInImage),
    t(
      'The unprivileged image contains no cron, because cron needs root. Let the host run the jobs (cron or systemd), or use the web cron job.',
    ),
  ],
  sqliteSeparate: [
    both(chosen('database', 'sqlite'), chosen('cron', 'separate')),
    t(
      'Two containers would write to the same SQLite file and block each other. Use a database server, or run the jobs inside the container or from the host.',
    ),
  ],
} satisfies Record<string, Reason>;

/** Choices that work, but have a disadvantage that the reader has to know. */
export const cautions = {
  noProxy: [
    chosen('proxy', 'none'),
    t(
      'Without a proxy there is no HTTPS, and mosparo is reachable only on this machine. From elsewhere, open a tunnel with `ssh -L`. Don’t open the port to the outside: the box needs HTTPS, and the images accept proxy headers from every client.',
    ),
  ],
  lowPort: [
    (choices) => publishesPort(choices) && (readPort(choices.port) ?? 1024) < 1024,
    t('Docker without root rights cannot open ports below 1024.'),
  ],
  sqlite: [
    chosen('database', 'sqlite'),
    t(
      'SQLite is suitable for trials and small installations. Under load, requests wait for each other, and [several nodes](/docs/installation/install/multi_node_setup) are not possible.',
    ),
  ],
  noMail: [
    chosen('mail', 'none'),
    t(
      'Without mail, nobody can reset a forgotten password. Only an administrator can set a new one, so have at least two.',
    ),
  ],
  imageCron: [
    cronInImage,
    t(
      'In version 1.5.4, the image’s crontab calls a command for rule packages that does not exist, so the host runs this job. [Details](/docs/installation/configure/cron_jobs#containers).',
    ),
  ],
  webCronGeoip: [
    chosen('cron', 'web'),
    t(
      'With GeoIP2, version 1.5.4 contacts MaxMind at every call of the web cron job. If that is too often, download the databases with cron on the host. [Details](/docs/installation/configure/cron_jobs).',
    ),
  ],
  cloudflareNetworks: [
    chosen('proxy', 'cloudflare'),
    t(
      'Cloudflare’s networks change occasionally. Compare them with Cloudflare’s list, and let your firewall accept web traffic only from them.',
    ),
  ],
} satisfies Record<string, Reason>;

/** The names of those that are true. */
function find<Name extends string>(all: Readonly<Record<Name, Reason>>, choices: Choices): Name[] {
  return (Object.keys(all) as Name[]).filter((name) => all[name][0](choices));
}

export const findRefusals = (choices: Choices) => find(refusals, choices);

export const findCautions = (choices: Choices) => find(cautions, choices);
