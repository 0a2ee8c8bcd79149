import {t, type Localized} from '@site/texts';
import type {Caution, Refusal} from '../core/problems';

export const refusalTexts: Readonly<Record<Refusal, Localized>> = {
  latest: t(
    'With `latest`, recreating the container can turn into an update, without a backup and without finalizing it in the browser. Use a fixed version, and change it to [update](/docs/installation/install/docker#update).',
  ),
  domain: t(
    'The domain must be a plain host name such as `mosparo.example.com`: without `https://`, port or path, and in ASCII form (`xn--…`) if it contains umlauts.',
  ),
  port: t('The port must be a number from 1 to 65535.'),
  portTaken: t(
    'The proxy itself uses ports 80 and 443 of the host. Choose another port for mosparo, for example 8080. Visitors never see it.',
  ),
  unprivilegedCron: t(
    'The unprivileged image contains no cron, because cron needs root. Let the host run the jobs (cron or systemd), or use the web cron job.',
  ),
  sqliteSeparate: t(
    'Two containers would write to the same SQLite file and block each other. Use a database server, or run the jobs inside the container or from the host.',
  ),
};

export const cautionTexts: Readonly<Record<Caution, Localized>> = {
  noProxy: t(
    'Without a proxy there is no HTTPS, and mosparo is reachable only on this machine. From elsewhere, open a tunnel with `ssh -L`. Don’t open the port to the outside: the box needs HTTPS, and the images accept proxy headers from every client.',
  ),
  lowPort: t('Docker without root rights cannot open ports below 1024.'),
  sqlite: t(
    'SQLite is suitable for trials and small installations. Under load, requests wait for each other, and [several nodes](/docs/installation/install/multi_node_setup) are not possible.',
  ),
  noMail: t(
    'Without mail, nobody can reset a forgotten password. Only an administrator can set a new one, so have at least two.',
  ),
  imageCron: t(
    'In version 1.5.4, the image’s crontab calls a command for rule packages that does not exist, so the host runs this job. [Details](/docs/installation/configure/cron_jobs#containers).',
  ),
  webCronGeoip: t(
    'With GeoIP2, version 1.5.4 contacts MaxMind at every call of the web cron job. If that is too often, download the databases with cron on the host. [Details](/docs/installation/configure/cron_jobs).',
  ),
  cloudflareNetworks: t(
    'Cloudflare’s networks change occasionally. Compare them with Cloudflare’s list, and let your firewall accept web traffic only from them.',
  ),
};
