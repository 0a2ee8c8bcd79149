import type {Choices} from './choices';
import {FOLDER, insideContainer} from './cron';
import {needsPassword} from './database';
import {proxyFile} from './proxy';

/** Creates the folder and the password. A second run keeps the password, because the database does. */
export function prepareCommands({database}: Choices): string {
  const folder = `sudo install -d -m 750 -o "$(id -un)" ${FOLDER}\n`;
  if (!needsPassword(database)) return folder;
  const env = `${FOLDER}/.env`;
  return `${folder}[ -e ${env} ] || (umask 077 && printf 'DB_PASSWORD=%s\\n' "$(openssl rand -hex 16)" > ${env})\n`;
}

export function startCommands(choices: Choices): string {
  const load = proxyFile(choices)?.load;
  const start = `docker compose --file ${FOLDER}/compose.yaml up -d\n`;
  return load ? `${start}${load.replaceAll(' && ', ' &&\n  ')}\n` : start;
}

/** The key is typed into standard input, so that it is neither in the process list nor in the history. */
const webCronCommands = [
  'sudo chmod 755 /usr/local/bin/mosparo-web-cron',
  'sudo install -d /etc/mosparo',
  'sudo install -m 640 -g www-data /dev/stdin /etc/mosparo/web-cron-key',
];

const systemdCommands = [
  'sudo systemctl daemon-reload',
  'sudo systemctl enable --now mosparo-cleanup.timer mosparo-rule-packages.timer mosparo-geoip2.timer',
];

/** Commands to run after the installation wizard. */
export function finishCommands(choices: Choices): string {
  const lines = [
    insideContainer(choices, 'mosparo:cleanup-database -v'),
    ...(choices.cron === 'web' ? webCronCommands : []),
    ...(choices.cron === 'systemd' ? systemdCommands : []),
  ];
  return `${lines.join('\n')}\n`;
}
