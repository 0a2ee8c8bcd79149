import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {commandNames} from '../../data/commands';
import {cronJobs} from '../../data/cronJobs';
import {run} from './run';

const timers = ['mosparo-cleanup.timer', 'mosparo-rule-packages.timer', 'mosparo-geoip2.timer'];
const service = 'mosparo@.service';

type Unit = Record<string, Record<string, string>>;

function parseUnit(name: string): Unit {
  const unit: Unit = {};
  let section = '';
  for (const line of readFileSync(path.join(import.meta.dirname, name), 'utf8').split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (heading) section = heading;
    else if (key && value) unit[section] = {...unit[section], [key]: value};
    else if (line.trim()) throw new Error(`${name}: "${line}" is neither a section nor a setting.`);
  }
  return unit;
}

describe(service, () => {
  const unit = parseUnit(service);

  it('runs once, as the user of the web server', () => {
    expect(unit.Service).toMatchObject({Type: 'oneshot', User: 'www-data'});
    expect(unit.Install).toBeUndefined();
  });

  it('makes the command from its instance name', () => {
    expect(unit.Service?.ExecStart).toMatch(/^\/\S+\/php \S*bin\/console mosparo:%i$/);
  });
});

describe('timers', () => {
  const commandOf = (name: string) =>
    parseUnit(name).Timer?.Unit?.replace(/^mosparo@(.+)\.service$/, 'mosparo:$1') ?? '';

  it('start one regular job each', () => {
    expect(timers.map(commandOf).sort()).toEqual(cronJobs.map(({command}) => command).sort());
    for (const name of timers) expect(commandNames).toContain(commandOf(name));
  });

  it.each(timers)('%s is enabled with the other timers and catches up', (name) => {
    const unit = parseUnit(name);
    expect(unit.Install?.WantedBy).toBe('timers.target');
    expect(unit.Timer).toMatchObject({Persistent: 'true'});
    expect(unit.Timer?.OnCalendar).toBeTruthy();
  });
});

// Not every machine that builds the site runs systemd; the structure above is held everywhere.
const hasSystemd = await run('systemd-analyze', ['--version']).then(
  ({code}) => code === 0,
  () => false,
);

describe.runIf(hasSystemd)('systemd-analyze', () => {
  it('accepts the service and the timers', async () => {
    const files = [service, ...timers].map((name) => path.join(import.meta.dirname, name));
    const {code, stderr} = await run('systemd-analyze', ['verify', ...files]);
    const complaints = stderr.split('\n').filter((line) => line.includes('mosparo'));
    // A machine without PHP lacks the program itself, which says nothing about the unit.
    expect(complaints.filter((line) => !/not executable/.test(line))).toEqual([]);
    if (complaints.length === 0) expect(code).toBe(0);
  });

  it.each(timers)('understands the calendar of %s', async (name) => {
    const calendar = parseUnit(name).Timer?.OnCalendar ?? '';
    expect((await run('systemd-analyze', ['calendar', calendar])).code).toBe(0);
  });
});
