import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {commandNames} from '../../data/commands';
import {cronJobs} from '../../data/cronJobs';
import {parseCrontab} from './parseCrontab';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe.each([
  ['www-data.crontab', false],
  ['mosparo.cron.d', true],
  ['docker-host.cron.d', true],
])('%s', (name, withUser) => {
  const entries = parseCrontab(read(name), {withUser});

  it('runs every regular job at its recommended time', () => {
    const planned = entries.map(({schedule, command}) => [schedule, command.split(' ').at(-1)]);
    expect(planned).toEqual(cronJobs.map(({schedule, command}) => [schedule, command]));
  });

  it('only uses commands that exist, with absolute paths', () => {
    for (const {command} of entries) {
      expect(commandNames).toContain(command.split(' ').at(-1));
      expect(command).toMatch(/ \/\S+\/bin\/console /);
    }
  });
});

describe('web-cron.cron.d', () => {
  it('calls the script as an unprivileged user', () => {
    const [entry, ...others] = parseCrontab(read('web-cron.cron.d'), {withUser: true});
    expect(others).toEqual([]);
    expect(entry).toMatchObject({schedule: '*/15 * * * *', user: 'www-data'});
    expect(entry?.command).toMatch(/^\/usr\/local\/bin\/mosparo-web-cron https:\/\/\S+ \/\S+$/);
  });
});

describe('parseCrontab', () => {
  it.each([
    ['60 * * * * /bin/true\n', 'Field 1'],
    ['* * * * /bin/true\n', 'Field 5'],
    ['* * * * * /bin/true', 'line break'],
    ['* * * * * date +%F\n', 'percent'],
  ])('refuses %j', (source, message) => {
    expect(() => parseCrontab(source, {withUser: false})).toThrow(message);
  });

  it('asks for a user where one belongs', () => {
    expect(() => parseCrontab('* * * * * /bin/true\n', {withUser: true})).toThrow('user');
  });
});
