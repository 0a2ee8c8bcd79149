import {chmodSync} from 'node:fs';
import path from 'node:path';
import {commands} from '../../website/data/commands';
import type {Folder} from './folder';

/** Programs that change a machine or need another one: they only note how they were called. */
const noted = [
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

/** Commands of Symfony that pages use, besides those of mosparo. */
const symfony = [
  ...['cache:clear', 'cache:pool:clear', 'debug:dotenv', 'doctrine:migrations:migrate', 'list'],
  'security:hash-password',
];

const options = (name: string) =>
  (commands.find((command) => command.name === name)?.parameters ?? []).flatMap((parameter) => {
    const plain = parameter.name.replace('[no-]', '');
    return [plain, plain.replace('--', '--no-'), ...(parameter.short ? [parameter.short] : [])];
  });

/** What bin/console accepts: the name of the command, then its own options and those of every command. */
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

/** PHP: the console is checked, a script has to be there and be PHP, the built-in server does not start. */
const php = `args=("$@")
while [[ \${args[0]-} == -d ]]; do args=("\${args[@]:2}"); done
case \${args[0]-} in
  *bin/console) exec console "\${args[@]:1}" ;;
  bin/phpunit|-S|-v|-m|--version) ;;
  *) exec "$REAL_PHP" -l "\${args[0]}" ;;
esac`;

/** The real curl reads its options; the answer comes from a server of the test, without TLS. */
const curl = `args=()
for argument in "$@"; do args+=("\${argument/#https:\\/\\//http://}"); done
exec "$REAL_CURL" --connect-to "::127.0.0.1:$SERVER_PORT" "\${args[@]}"`;

/** Runs the rest of the line; options in front say as whom. */
const sudo = `while [[ $1 == -* ]]; do case $1 in -u) shift 2 ;; *) shift ;; esac; done
exec "$@"`;

/** In a container or a pod, only PHP is looked at: after "exec", options and the name of the service. */
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
    fi ;;
  *) echo "docker $1 \${2-}: not known here" >&2; exit 1 ;;
esac`;

/** Programs of other languages: their files have to be there. */
const files = `for argument in "$@"; do
  case $argument in *.*) [[ -f $argument ]] || { echo "no file $argument" >&2; exit 1; } ;; esac
done`;

/** A script that "npm run" starts has to exist; pages speak of this project and of mosparo. */
const npm = `[[ $1 != run ]] || grep -q "\\"$2\\": " "$PACKAGE_JSON" || { echo "no script $2" >&2; exit 1; }`;

/** Puts the stand-ins into a folder that becomes the first of PATH. */
export function addStandIns(folder: Folder): string {
  const programs: Readonly<Record<string, string>> = {
    ...Object.fromEntries(noted.map((name) => [name, ': "$@"'])),
    console: consoleCheck,
    php,
    curl,
    sudo,
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
