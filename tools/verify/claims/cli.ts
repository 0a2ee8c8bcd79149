import {commands, type Command, type Outcome, type Parameter} from '../../../website/data/commands';
import {contains, holds, same, type Claim, type PageClaims} from '../claim';
import {NotTried} from '../target/level';
import type {Run} from '../target/console';
import type {Target} from '../target';
import {wordPackage} from '../target/projects';

interface Listed {
  readonly name: string;
  readonly definition: {
    readonly arguments: Readonly<Record<string, {is_required: boolean}>>;
    readonly options: Readonly<
      Record<string, {shortcut: string; accept_value: boolean; default: unknown}>
    >;
  };
}

const listOf = (target: Target) =>
  target.once('list of commands', async () => {
    const {stdout} = await target.console.run(['list', '--format=json', '--raw']);
    return (JSON.parse(stdout) as {commands: Listed[]}).commands;
  });

async function definitionOf(target: Target, name: string): Promise<Listed> {
  const found = (await listOf(target)).find((one) => one.name === name);
  holds(found !== undefined, `a command ${name}`, 'it is not in the list');
  return found;
}

function parameterClaim(command: Command, parameter: Parameter): Claim {
  const {name, short = '', value, required = false, default: standard} = parameter;
  return {
    id: `${command.name} ${name}`,
    at: command.anchor,
    says: {name, short, value, required, standard},
    needs: ['console'],
    async holds(target) {
      const {definition} = await definitionOf(target, command.name);
      if (!name.startsWith('--')) {
        same(definition.arguments[name]?.is_required, required, `Argument ${name}`);
        return;
      }
      const own = name.replace('--[no-]', '').replace(/^--/, '');
      const option = definition.options[own];
      const seen = option && {short: option.shortcut, value: option.accept_value};
      same(seen, {short, value: value !== undefined}, `Option ${name}`);
      if (name.includes('[no-]')) holds(`no-${own}` in definition.options, name, definition);
      // "off" is what a switch is without a value.
      if (standard && standard !== 'off') same(option?.default, standard, `Default of ${name}`);
    },
  };
}

/** The printed text contains the parts around the dots of the table. */
function prints({output, code}: Run, said: Outcome): void {
  same(code, said.exitCode, `Exit code (${output.slice(0, 200)})`);
  for (const part of (said.output ?? '').split('…')) contains(output, part.trim());
}

type Way = (target: Target) => Promise<Run>;

/** How an outcome is brought about, by command and printed text; '' is the silent end. */
const ways: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  'mosparo:cleanup-database': {
    '': ({console: tool}) => tool.run(['mosparo:cleanup-database']),
    'Cleanup result: COMPLETED': ({console: tool}) => tool.run(['mosparo:cleanup-database', '-v']),
  },
  'mosparo:export': {
    'Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected': async ({
      console: tool,
      projects,
    }) => tool.run(['mosparo:export', String((await projects.with({purpose: 'defaults'})).id)]),
    'Project not found.': ({console: tool}) => tool.run(['mosparo:export', '999999']),
  },
  'mosparo:geoip2:download-database': {
    'Account ID or license key not specified.': ({console: tool}) =>
      tool.run(['mosparo:geoip2:download-database']),
  },
  'mosparo:health': {
    'Everything okay': ({console: tool}) => tool.run(['mosparo:health']),
    'Everything okay (Detected status: bypassed)': ({console: tool}) =>
      tool.run(['mosparo:health'], {env: {MOSPARO_BYPASS_HEALTH_CHECK: '1'}}),
  },
  'mosparo:import': {
    'The changes were successfully executed.': (target) => importing(target, '--generalSettings'),
    'The project is already the same as the data in the import file, and no changes are available.':
      (target) => importing(target, '--rules'),
    'Project not found.': ({console: tool}) =>
      tool.run(['mosparo:import', '999999', '/dev/stdin', '--rules', '-f'], {input: '{}'}),
    'Import file not found.': async ({console: tool, projects}) => {
      const {id} = await projects.with({purpose: 'defaults'});
      return tool.run(['mosparo:import', String(id), '/nonexistent.json', '--rules', '-f']);
    },
    'Enable at least one section to import.': (target) => importing(target),
    'Invalid value for handlingExistingRules.': (target) =>
      importing(target, '--rules', '--handlingExistingRules=other'),
    'Import file "…" is not valid.': (target) => importing(target, '--rules', {input: '{"a":1}'}),
  },
  'mosparo:rule-package:import': {
    '': (target) => filling(target, ['--input'], wordPackage({watch: 5})),
    'An error occurred: …': (target) => filling(target, ['--input'], '{"a":1}'),
    'Project "…" not found.': ({console: tool}) =>
      tool.run(['mosparo:rule-package:import', '999999', '1', '--input'], {input: '{}'}),
    'Rule package "…" not found.': async ({console: tool, projects}) => {
      const {id} = await projects.with({packageType: 'manuallyViaCli'});
      const args = ['mosparo:rule-package:import', String(id), '999999', '--input'];
      return tool.run(args, {input: '{}'});
    },
    'Rule package type (…) is not allowed.': (target) =>
      filling(target, ['--input'], '{}', 'manuallyViaApi'),
    'Rule package file not found.': (target) =>
      filling(target, ['--file', '/nonexistent.json'], ''),
    'No rule package input defined. Use either -f or -i to specify the source.': (target) =>
      filling(target, [], ''),
    'The specified hash is invalid for the given content.': (target) =>
      filling(target, ['--input', `--hash=${'0'.repeat(64)}`], wordPackage({watch: 5})),
    'Empty input source.': (target) => filling(target, ['--input'], ''),
  },
  'mosparo:rule-package:refresh': {
    '': ({console: tool}) => tool.run(['mosparo:rule-package:refresh']),
  },
};

async function importing(
  {console: tool, projects, admin}: Target,
  ...given: readonly (string | {input: string})[]
): Promise<Run> {
  const {id} = await projects.with({purpose: 'import'});
  const exported = await admin.open(`/project/${id}/tools/export`);
  const file = await admin.session.open(exported.path, exported.form().data({}).toString());
  const own = given.find((one) => typeof one === 'object');
  const options = given.filter((one) => typeof one === 'string');
  const input = own?.input ?? file.html;
  const run = await tool.run(['mosparo:import', String(id), '/dev/stdin', ...options, '-f'], {
    input,
  });
  if (run.output === 'Import file not found.') {
    throw new NotTried('the console reads no files of this computer');
  }
  return run;
}

async function filling(
  {console: tool, projects}: Target,
  options: readonly string[],
  input: string,
  packageType: 'manuallyViaCli' | 'manuallyViaApi' = 'manuallyViaCli',
): Promise<Run> {
  const {id, packageId} = await projects.with({packageType});
  const numbers = [String(id), String(packageId)];
  return tool.run(['mosparo:rule-package:import', ...numbers, ...options], {input});
}

function outcomeClaims({name, anchor, outcomes}: Command): Claim[] {
  return outcomes.flatMap((outcome) => {
    const way = outcome.described ? undefined : ways[name]?.[outcome.output ?? ''];
    if (!way) return [];
    const {output, exitCode} = outcome;
    return [
      {
        id: `${name} prints ${output ?? 'nothing'}`,
        at: anchor,
        says: {output, exitCode},
        needs: ['console', 'admin'],
        holds: async (target: Target) => prints(await way(target), outcome),
      },
    ];
  });
}

const names: readonly Claim[] = commands.flatMap(({name, aliases = [], anchor}) =>
  [name, ...aliases].map((one) => ({
    id: `command ${one}`,
    at: anchor,
    says: one,
    needs: ['console'] as const,
    async holds({console: tool}: Target) {
      const {code, stdout} = await tool.run([one, '--help']);
      same({code, named: stdout.includes(name)}, {code: 0, named: true});
    },
  })),
);

const complete: Claim = {
  id: 'no other commands',
  at: 'commands',
  says: commands.map(({name}) => name),
  needs: ['console'],
  async holds(target) {
    const seen = (await listOf(target)).map(({name}) => name);
    same(
      seen.filter((name) => name.startsWith('mosparo:')).sort(),
      commands.map(({name}) => name).sort(),
    );
  },
};

export const cli: PageClaims = {
  page: 'cli',
  claims: [
    complete,
    ...names,
    ...commands.flatMap((command) =>
      command.parameters.map((parameter) => parameterClaim(command, parameter)),
    ),
    ...commands.flatMap(outcomeClaims),
  ],
};
