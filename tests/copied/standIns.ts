import {chmodSync} from 'node:fs';
import path from 'node:path';
import {commands} from '../../website/data/commands';
import type {Folder} from './folder';

/** Programs that change the machine or need another one. Their stand-ins only read what is piped into them. */
const doNothing = [
  ...[
    'docker',
    'kubectl',
    'helm',
    'systemctl',
    'apt-get',
    'dnf',
    'a2enmod',
    'a2ensite',
    'apache2ctl',
  ],
  ...['httpd', 'nginx', 'crontab', 'semanage', 'restorecon', 'setsebool', 'chown', 'composer'],
  ...['npx', 'mysql', 'psql', 'df'],
];

/** Symfony commands that pages use, in addition to those of mosparo. */
const symfony = [
  ...['cache:clear', 'cache:pool:clear', 'debug:dotenv', 'doctrine:migrations:migrate', 'list'],
  'security:hash-password',
];

/** Without it, the command before the pipe may fail with SIGPIPE. */
const readPipe = '[[ ! -p /dev/stdin ]] || cat > /dev/null';

const options = (name: string) =>
  (commands.find((command) => command.name === name)?.parameters ?? []).flatMap((parameter) => {
    const plain = parameter.name.replace('[no-]', '');
    return [plain, plain.replace('--', '--no-'), ...(parameter.short ? [parameter.short] : [])];
  });

/** A case of the stand-in for bin/console: the command's name, and the options that it accepts. */
function consoleCase(name: string): string {
  const own = options(name).filter((option) => option.startsWith('-'));
  const all = [...own, '-v', '--no-interaction'].map((option) => `${option}|${option}=*`);
  return `${name}) accepted='${all.join('|')}' ;;`;
}

const consoleCheck = `name='' accepted=''
for argument in "$@"; do
  case $argument in -*) ;; *) name=$argument; break ;; esac
done
case $name in
${[...commands.map(({name}) => name), ...symfony].map(consoleCase).join('\n')}
*) echo "bin/console has no command $name" >&2; exit 1 ;;
esac
for argument in "$@"; do
  case $argument in
    --input) cat > /dev/null ;;&
    -*) eval "case \\$argument in $accepted) ;; *) echo \\"$name has no option \\$argument\\" >&2; exit 1 ;; esac" ;;
  esac
done`;

/** Checks calls of the console, and the syntax of other scripts. Does not start the built-in server. */
const php = `args=("$@")
while [[ \${args[0]-} == -d ]]; do args=("\${args[@]:2}"); done
case \${args[0]-} in
  *bin/console) exec console "\${args[@]:1}" ;;
  bin/phpunit|-S|-v|-m|--version) ;;
  *) exec "$REAL_PHP" -l "\${args[0]}" ;;
esac`;

/** Runs the real curl, so that its options are checked, but against a server of the test and without TLS. */
const curl = `args=()
for argument in "$@"; do args+=("\${argument/#https:\\/\\//http://}"); done
exec "$REAL_CURL" --connect-to "::127.0.0.1:$SERVER_PORT" "\${args[@]}"`;

/** Drops sudo's own options and runs the command. */
const sudo = `while [[ $1 == -* ]]; do case $1 in -u) shift 2 ;; *) shift ;; esac; done
exec "$@"`;

/** The real one, but only root may give files to somebody else. */
const install = `args=()
while (( $# )); do case $1 in -o|-g) shift 2 ;; *) args+=("$1"); shift ;; esac; done
command -p install "\${args[@]}"`;

/** Checks PHP commands in `docker compose exec`; other commands in containers do nothing. */
const docker = `case "$1 \${2-}" in
  'compose up'|'compose ps'|'compose pull'|'compose logs'|'inspect '*) ;;
  'compose exec')
    shift 2
    while [[ $1 == -* ]]; do case $1 in -u|--user) shift 2 ;; *) shift ;; esac; done
    [[ $1 == mosparo ]] || { echo "no service $1" >&2; exit 1; }
    shift
    if [[ $1 == php ]]; then
      [[ $2 == /mosparo/bin/console ]] || { echo "no file $2 in the container" >&2; exit 1; }
      exec console "\${@:3}"
    fi
    ${readPipe} ;;
  *) echo "docker $1 \${2-}: not known here" >&2; exit 1 ;;
esac`;

/** Checks only that files in the arguments exist. */
const files = `for argument in "$@"; do
  case $argument in *.*) [[ -f $argument ]] || { echo "no file $argument" >&2; exit 1; } ;; esac
done`;

/** Checks that a script of "npm run" exists in this repository. */
const npm = `[[ $1 != run ]] || grep -q "\\"$2\\": " "$PACKAGE_JSON" || { echo "no script $2" >&2; exit 1; }`;

/** Writes the stand-ins into a folder and returns it, to be put first in PATH. */
export function addStandIns(folder: Folder): string {
  const programs: Readonly<Record<string, string>> = {
    ...Object.fromEntries(doNothing.map((name) => [name, readPipe])),
    console: consoleCheck,
    php,
    curl,
    sudo,
    install,
    docker,
    npm,
    node: files,
    go: files,
    git: '[[ $1 != clone ]] || mkdir "$(basename "$2" .git)"',
    ps: "echo 'www-data php-fpm8.2'",
  };
  for (const [name, body] of Object.entries(programs)) {
    folder.write(`bin/${name}`, `#!/usr/bin/env bash\n${body}\n`);
    chmodSync(path.join(folder.path, 'bin', name), 0o755);
  }
  return path.join(folder.path, 'bin');
}
