import {cronJobs} from '@site/data/cronJobs';
import {readDomain, readPort} from './address';
import type {Choices} from './choices';
import {cronInImage} from './problems';
import type {Templates} from './templates';

/** Folder of the Compose file on the host. */
export const FOLDER = '/opt/mosparo';

/** A command of mosparo, run inside its container by a job of the host. */
export function insideContainer({image}: Choices, command: string): string {
  // The unprivileged container has the right user already.
  const user = image === 'standard' ? '--user www-data ' : '';
  return `docker compose --file ${FOLDER}/compose.yaml exec -T ${user}mosparo php /mosparo/bin/console ${command}`;
}

const MAIL_TO = 'MAILTO=admin@example.com\n\n';

/** Jobs for the cron of the host: all, or only the one that fails in the cron of the image. */
export function hostCrontab(choices: Choices): string {
  const jobs = cronJobs.filter(
    ({command}) => !cronInImage(choices) || command === 'mosparo:rule-package:refresh',
  );
  const lines = jobs.map(
    ({schedule, command}) => `${schedule} root ${insideContainer(choices, command)}\n`,
  );
  return `${MAIL_TO}${lines.join('')}`;
}

/** Address under which a job on the same machine reaches mosparo. */
const addressOf = ({proxy, domain, port}: Choices) =>
  proxy === 'none' ? `http://127.0.0.1:${readPort(port)}` : `https://${readDomain(domain)}`;

export const webCrontab = (choices: Choices) =>
  `${MAIL_TO}*/15 * * * * www-data /usr/local/bin/mosparo-web-cron ${addressOf(choices)} /etc/mosparo/web-cron-key\n`;

export function systemdService(choices: Choices): string {
  return [
    '[Unit]',
    'Description=mosparo job %i',
    'Requires=docker.service',
    'After=docker.service network-online.target',
    'Wants=network-online.target',
    '',
    '[Service]',
    'Type=oneshot',
    `ExecStart=/usr/bin/${insideContainer(choices, 'mosparo:%i')}`,
    'Nice=10',
    '',
  ].join('\n');
}

export const systemdTimers = (templates: Templates) =>
  [
    ['mosparo-cleanup.timer', templates.cleanupTimer],
    ['mosparo-rule-packages.timer', templates.rulePackagesTimer],
    ['mosparo-geoip2.timer', templates.geoip2Timer],
  ] as const;
