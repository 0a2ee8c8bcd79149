import {expect, test} from '@playwright/test';
import {commandNames, commands} from '../../website/data/commands';
import {needs} from '../e2e/needs';
import {readBlocks} from './blocks';
import {emptyFolder} from './folder';
import {run} from './programs';

const blocks = readBlocks('en').filter(({title}) => title === undefined);
const shell = blocks.filter(({language}) => language === 'bash');

/** Symfony commands that pages use, in addition to those of mosparo. */
const symfony = [
  ...['cache:clear', 'cache:pool:clear', 'debug:dotenv', 'doctrine:migrations:migrate', 'list'],
  'security:hash-password',
];

/** The options that a command of the console accepts, with those of every command. */
function optionsOf(name: string): string[] {
  const own = commands.find((command) => command.name === name)?.parameters ?? [];
  const names = own.flatMap((parameter) => [
    parameter.name.replace('[no-]', ''),
    parameter.name.replace('[no-]', 'no-'),
    ...(parameter.short ? [parameter.short] : []),
  ]);
  return [...names, '-v', '--no-interaction'];
}

test('shellcheck finds nothing wrong in a command', async () => {
  needs(__filename, 'shellcheck');
  const folder = emptyFolder();
  try {
    for (const [at, {page, code}] of shell.entries()) {
      folder.write(`${String(at).padStart(3, '0')}-${page.replaceAll('/', '-')}.sh`, code);
    }
    // Variables are set in other blocks, and readers see if "cd" fails.
    const options = ['-S', 'warning', '-s', 'bash', '-e', 'SC2034,SC2154,SC2164'];
    const list = await run(['bash', '-c', 'ls'], folder.path);
    await run(['shellcheck', ...options, ...list.trim().split('\n')], folder.path);
  } finally {
    folder.remove();
  }
});

test('commands of the console exist, with these options, also for Windows', () => {
  const calls = blocks
    .filter(({language}) => ['bash', 'powershell'].includes(language))
    .flatMap(({page, code}) =>
      [...code.matchAll(/\bbin[\\/]console ([^\n|<>&;)]+)/g)].map((call) => ({
        page,
        words: call[1]!,
      })),
    );
  expect(calls.length).toBeGreaterThan(30);
  const wrong = calls.filter(({words}) => {
    const all = words.trim().split(/\s+/);
    const name = all.find((word) => !word.startsWith('-')) ?? '';
    const known = [...commandNames, ...symfony].includes(name);
    const given = all.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0]!);
    return !known || given.some((option) => !optionsOf(name).includes(option));
  });
  expect(wrong).toEqual([]);
});
