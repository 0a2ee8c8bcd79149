import type {Choices} from './choices';
import {finishCommands, prepareCommands, startCommands} from './commands';
import {composeFile} from './compose';
import {FOLDER, hostCrontab, systemdService, systemdTimers, webCrontab} from './cron';
import {proxyConfiguration, proxyFile} from './proxy';
import {
  composeReasons,
  cronReasons,
  envReasons,
  finishReasons,
  prepareReasons,
  proxyReasons,
  type Reason,
} from './reasons';
import type {Templates} from './templates';
import {envFile, needsEnvFile} from './variables';

export type OutputKind =
  | 'prepare'
  | 'compose'
  | 'env'
  | 'proxy'
  | 'cron'
  | 'systemd'
  | 'script'
  | 'start'
  | 'finish';

export interface Output {
  readonly kind: OutputKind;
  /** Undefined for commands to type. */
  readonly file?: string;
  readonly code: string;
  readonly reasons: readonly Reason[];
}

const CRON_FILE = '/etc/cron.d/mosparo';

function systemdOutputs(choices: Choices, templates: Templates): Output[] {
  const units = [
    ['mosparo@.service', systemdService(choices)] as const,
    ...systemdTimers(templates),
  ];
  return units.map(([name, code], index) => ({
    kind: 'systemd',
    file: `/etc/systemd/system/${name}`,
    code,
    reasons: index === 0 ? cronReasons(choices) : [],
  }));
}

function cronOutputs(choices: Choices, templates: Templates): Output[] {
  if (choices.cron === 'systemd') return systemdOutputs(choices, templates);
  const web = choices.cron === 'web';
  const code = web ? webCrontab(choices) : hostCrontab(choices);
  const crontab: Output = {kind: 'cron', file: CRON_FILE, code, reasons: cronReasons(choices)};
  if (!web) return [crontab];
  const file = '/usr/local/bin/mosparo-web-cron';
  return [crontab, {kind: 'script', file, code: templates.webCron, reasons: ['webCronKey']}];
}

function proxyOutputs(choices: Choices, templates: Templates): Output[] {
  const target = proxyFile(choices);
  if (!target) return [];
  const code = proxyConfiguration(choices, templates[target.template]);
  return [{kind: 'proxy', file: target.name, code, reasons: proxyReasons(choices)}];
}

function envOutputs(choices: Choices): Output[] {
  if (!needsEnvFile(choices)) return [];
  const file = `${FOLDER}/mosparo.env.local`;
  return [{kind: 'env', file, code: envFile(choices), reasons: envReasons(choices)}];
}

/** Files and commands for choices without a refusal, in the order in which they are needed. */
export function buildOutputs(choices: Choices, templates: Templates, version: string): Output[] {
  return [
    {kind: 'prepare', code: prepareCommands(choices), reasons: prepareReasons(choices)},
    {
      kind: 'compose',
      file: `${FOLDER}/compose.yaml`,
      code: composeFile(choices, version),
      reasons: composeReasons(choices),
    },
    ...envOutputs(choices),
    ...proxyOutputs(choices, templates),
    ...cronOutputs(choices, templates),
    {kind: 'start', code: startCommands(choices), reasons: []},
    {kind: 'finish', code: finishCommands(choices), reasons: finishReasons(choices)},
  ];
}
