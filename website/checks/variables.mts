import {variableGroups} from '../data/environmentVariables.ts';
import {codePassages} from './codePassages.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const documented = new Set(
  variableGroups.flatMap(({variables}) => variables.map(({name}) => name as string)),
);

/** Names in capitals that are not environment variables of mosparo, grouped by what they are. */
const others: Readonly<Record<string, readonly string[]>> = {
  placeholders: [
    'YOUR_CONTAINER',
    'YOUR_DB_PASSWORD',
    'YOUR_MAIL_PASSWORD',
    'YOUR_PASSWORD_HASH',
    'YOUR_PRIVATE_KEY',
    'YOUR_PROJECT_UUID',
    'YOUR_PUBLIC_KEY',
    'YOUR_WEB_CRON_KEY',
  ],
  'variables without effect, which the page of the variables mentions': [
    'APP_SECRET',
    'DATABASE_URL',
    'MAILER_DSN',
  ],
  'variables of the samples': [
    'MOSPARO_CONSOLE',
    'MOSPARO_HOST',
    'MOSPARO_PATH',
    'MOSPARO_PRIVATE_KEY',
    'MOSPARO_PUBLIC_KEY',
  ],
  'arguments of the image build': ['MOSPARO_CHANNEL', 'MOSPARO_VERSION'],
  'other software': [
    'DB_PASSWORD',
    'HTTP_CF_CONNECTING_IP',
    'HTTP_HOST',
    'HTTP_X_FORWARDED_PROTO',
    'MYSQL_DATABASE',
    'MYSQL_PASSWORD',
    'MYSQL_ROOT_PASSWORD',
    'MYSQL_USER',
    'REMOTE_ADDR',
    'WP_MOSPARO_HOST',
    'WP_MOSPARO_PRIVATE_KEY',
    'WP_MOSPARO_PUBLIC_KEY',
    'WP_MOSPARO_UUID',
    'WP_MOSPARO_VERIFY_SSL',
    'XML_PI_NODE',
  ],
  'values of the product': [
    'AUTOMATICALLY_FROM_FILE',
    'AUTOMATICALLY_FROM_URL',
    'CLEANUP_JUST_EXECUTED',
    'MANUALLY_VIA_CLI',
    'ROLE_ADMIN',
    'ROLE_USER',
    'UNFINISHED_CLEANUP_STATISTIC_OBJECT',
  ],
};

/** Samples have constants of their own, so only names with the prefix of mosparo count there. */
const isOurs = (name: string, file: string) =>
  !file.startsWith('samples/') || name.startsWith('MOSPARO_');

const known = new Set([...documented, ...Object.values(others).flat()]);

/** Every environment variable that a page mentions is documented in data/environmentVariables.ts. */
export function checkVariables(site: Site): Problem[] {
  return codePassages(site).flatMap(({file, line, code}) =>
    [...code.matchAll(/(?<![\w.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w…])/g)]
      .filter(([name]) => !known.has(name) && isOurs(name, file))
      .map(([name]) =>
        problem(
          file,
          line,
          `"${name}" is not in data/environmentVariables.ts.`,
          'correct the name, describe the variable there, or, if it is none of mosparo, list it in checks/variables.mts.',
        ),
      ),
  );
}
