import {commands} from '../data/commands.ts';
import {codePassages} from './codePassages.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** Options that every command of the console understands. */
const common = [
  '--ansi',
  '--env',
  '--help',
  '--no-ansi',
  '--no-debug',
  '--no-interaction',
  '--quiet',
  '--silent',
  '--verbose',
  '--version',
  '-V',
  '-e',
  '-h',
  '-n',
  '-q',
  '-v',
  '-vv',
  '-vvv',
];

/** Names that are no commands: wrong ones in the product's interface and image, which pages warn about, and an abbreviation. */
const shownOnPurpose = new Set([
  'mosparo:rule-packages:refresh',
  'mosparo:rule-packages',
  'mosparo:cl',
]);

/** `--[no-]rules` stands for two options. */
const spellings = (name: string) =>
  name.includes('[no-]') ? [name.replace('[no-]', ''), name.replace('[no-]', 'no-')] : [name];

const options = new Map(
  commands.flatMap(({name, aliases = [], parameters}) =>
    [name, ...aliases].map(
      (command) =>
        [
          command,
          new Set([
            ...common,
            ...parameters.flatMap(({name: option, short}) => [
              ...spellings(option),
              ...(short ? [short] : []),
            ]),
          ]),
        ] as const,
    ),
  ),
);

/** Whether a name is a command. Tags of images and names of packages also begin with `mosparo:`. */
const isCommand = (name: string) => !/^mosparo:(v?\d|v$|latest|java-)/.test(name);

function optionsAfter(code: string): string[] {
  const words = code.split(/\s[|>;&]|\s#|`/)[0]?.split(/\s+/) ?? [];
  return words.filter((word) => /^--?[a-zA-Z]/.test(word)).map((word) => word.split('=')[0] ?? '');
}

/** Every command that a page mentions exists, and so do its options. */
export function checkCommands(site: Site): Problem[] {
  return codePassages(site).flatMap(({file, line, code}) =>
    [...code.matchAll(/(?<![\w/@.])mosparo:[a-z0-9:-]*[a-z0-9]/g)]
      .filter(([name]) => isCommand(name) && !shownOnPurpose.has(name))
      .flatMap((match) => {
        const [name] = match;
        const known = options.get(name);
        if (!known)
          return [
            problem(
              file,
              line,
              `The command "${name}" is not in data/commands.ts.`,
              'correct the name, or describe the command there.',
            ),
          ];
        return optionsAfter(code.slice(match.index + name.length))
          .filter((option) => !known.has(option))
          .map((option) =>
            problem(
              file,
              line,
              `"${name}" has no option "${option}" in data/commands.ts.`,
              'correct the option, or describe it there.',
            ),
          );
      }),
  );
}
