import {t, type Localized} from '@site/texts';
import {hasHostProxy, publishesPort, type Choices} from './choices';
import {hasDatabase, needsEnvFile} from './composeFile';
import type {OutputKind} from './outputs';
import {always, both, chosen, not, type Reason} from './when';

const gracePeriod = t(
  '`MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED` leaves the cleanup to the scheduled job. Form requests clean up only if it does not run.',
);

export const reasons: Readonly<Partial<Record<OutputKind, readonly Reason[]>>> = {
  prepare: [
    [
      hasDatabase,
      t(
        'The password is generated on your server, in a file that only you can read. A second run keeps it, because the database accepts only the first one.',
      ),
    ],
    [not(hasDatabase), t('No `.env`: these files contain no password.')],
  ],
  compose: [
    [
      chosen('image', 'standard'),
      t(
        '`mosparo/mosparo` starts as root, runs PHP as `www-data`, and listens on port 80 of the container.',
      ),
    ],
    [
      chosen('image', 'unprivileged'),
      t(
        '`mosparo/mosparo-unprivileged` always runs as UID 33, which cannot open port 80, so it listens on 8080. `MOSPARO_CONFIG_FILE_PATH` tells it where to store its configuration.',
      ),
    ],
    [
      always,
      t('A fixed tag: mosparo is updated when you decide, not when the container is recreated.'),
    ],
    [
      chosen('database', 'mariadb'),
      t(
        'MariaDB 11.4 has long-term support. Thanks to the health check, mosparo starts only once the database answers.',
      ),
    ],
    [
      chosen('database', 'mysql'),
      t(
        'MySQL 8.4 has long-term support. The health check uses TCP, because MySQL answers only on the socket while it initializes.',
      ),
    ],
    [
      chosen('database', 'postgresql'),
      t(
        'PostgreSQL 17. The tag names the major version, because a newer one cannot read the files of an older one.',
      ),
    ],
    [
      chosen('database', 'sqlite'),
      t('No database container: SQLite writes `var/data/data.sqlite` into the volume of mosparo.'),
    ],
    [
      chosen('database', 'external'),
      t('No database container: you enter the connection in the wizard, not in variables.'),
    ],
    [
      publishesPort,
      t(
        'The port is published on `127.0.0.1` only. Ports that Docker publishes bypass most firewalls, and whoever reaches this one directly can forge an IP address.',
      ),
    ],
    [
      hasHostProxy,
      t(
        '`TRUSTED_PROXIES` keeps the image’s default, which trusts every client: only the proxy can reach the port.',
      ),
    ],
    [
      chosen('proxy', 'none'),
      t(
        '`TRUSTED_PROXIES` is `127.0.0.1`, so that no client is trusted without a proxy. Remove the line when you add one.',
      ),
    ],
    [
      chosen('proxy', 'traefik'),
      t(
        'No published port: Traefik reaches mosparo over a shared network, the only one in `TRUSTED_PROXIES`.',
      ),
    ],
    [
      chosen('proxy', 'traefik'),
      t(
        '`providers.docker.network` names that network. mosparo is in two networks, and Traefik could choose the one it cannot reach.',
      ),
    ],
    [
      chosen('proxy', 'traefik'),
      t(
        'The health check runs every 10 seconds instead of every minute, because Traefik answers 404 until the first one has passed.',
      ),
    ],
    [
      chosen('proxy', 'traefik'),
      t(
        'Replace `admin@example.com` with your own address, which Let’s Encrypt uses to contact you.',
      ),
    ],
    [
      always,
      t(
        'Every volume has a name, so that a recreated container finds its data again, above all the `encryption_key`.',
      ),
    ],
    [
      both(chosen('cache', 'filesystem'), not(chosen('cron', 'separate'))),
      t('No variable for the cache: files are enough for one container.'),
    ],
    [
      both(chosen('cache', 'filesystem'), chosen('cron', 'separate')),
      t(
        '`FILESYSTEM_CACHE_PATH` is in the shared volume. Otherwise each container has its own cache, without the other’s cleanups.',
      ),
    ],
    [
      chosen('cache', 'redis'),
      t(
        'Redis publishes no port, so it needs no password. It writes nothing to disk: losing a cache does no harm. Don’t share it with another mosparo, because keys have no prefix.',
      ),
    ],
    [
      chosen('cache', 'memcached'),
      t(
        'Memcached publishes no port, so it needs no password. Don’t share it with another mosparo, because keys have no prefix.',
      ),
    ],
    [
      both(chosen('image', 'standard'), not(chosen('cron', 'container'))),
      t('`MOSPARO_ENABLE_CRON` is `0`, so that no job runs twice.'),
    ],
    [both(not(chosen('cron', 'container')), not(needsEnvFile)), gracePeriod],
    [
      chosen('mail', 'local'),
      t(
        '`extra_hosts` gives the Docker host a name inside the container. `localhost` would be the container itself.',
      ),
    ],
    [
      chosen('mail', 'smtp'),
      t(
        'No variable for mail: `MAILER_DSN` has no effect. Enter the mail server in the administration.',
      ),
    ],
  ],
  env: [
    [
      always,
      t(
        'A mounted file instead of container variables, because cron in the image does not see them.',
      ),
    ],
    [not(chosen('cron', 'container')), gracePeriod],
  ],
  proxy: [
    [
      always,
      t(
        'The proxy sends the visitor’s address, scheme and host in headers, and replaces headers of these names that a client sent.',
      ),
    ],
    [
      not(chosen('proxy', 'caddy')),
      t('The certificate must exist before the web server loads the file.'),
    ],
    [
      chosen('proxy', 'caddy'),
      t('Caddy obtains the certificate itself once the domain points to this server.'),
    ],
    [
      chosen('proxy', 'cloudflare'),
      t(
        'For connections from Cloudflare’s networks, nginx replaces Cloudflare’s address with the visitor’s. mosparo needs to trust only nginx.',
      ),
    ],
  ],
  cron: [
    [
      chosen('cron', 'container'),
      t(
        'The image cleans up and fetches GeoIP2 databases itself. The line for rule packages replaces the job that fails in the image.',
      ),
    ],
    [
      chosen('cron', 'separate'),
      t(
        'The second container cleans up and fetches GeoIP2 databases. The line for rule packages replaces the job that fails in the image.',
      ),
    ],
    [
      chosen('cron', 'host'),
      t(
        'The commands run inside the container, with its variables. cron mails their output to `MAILTO`: enter your own address there.',
      ),
    ],
    [
      chosen('cron', 'web'),
      t(
        'A call every 15 minutes, from this or any other machine. Switch the web cron job on in the administration first, with a waiting time of 10 minutes, counted from the end of a run.',
      ),
    ],
  ],
  service: [
    [
      always,
      t(
        'One service for all jobs, and one timer for each. The commands run inside the container, and `journalctl -u "mosparo@*"` shows their output.',
      ),
    ],
  ],
  script: [
    [
      always,
      t(
        'The key is read from a file and passed through standard input, so that neither the crontab nor the process list shows it.',
      ),
    ],
  ],
  finish: [
    [
      always,
      t(
        'Run the first cleanup by hand: form requests never start it. It prints `Cleanup result: COMPLETED`.',
      ),
    ],
    [
      chosen('cron', 'systemd', 'web'),
      t(
        'The remaining commands switch on the jobs. For the web cron job, paste the key from the administration when the last command waits for input, then press Enter and Ctrl+D.',
      ),
    ],
  ],
};

/** Why a file or commands are as they are. */
export const reasonsOf = (kind: OutputKind, choices: Choices): Localized[] =>
  (reasons[kind] ?? []).filter(([when]) => when(choices)).map(([, text]) => text);
