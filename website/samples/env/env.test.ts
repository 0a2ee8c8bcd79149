import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, it} from 'vitest';
import {variableGroups} from '../../data/environmentVariables';

const known = new Set(
  variableGroups.flatMap(({variables}) => variables.map(({name}) => name as string)),
);

describe.each([
  'health.env',
  'mysql-tls.env',
  'redis.env',
  'retention.env',
  '../docker/mosparo.env.local',
])('%s', (file) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = Object.entries(parseEnv(text));

  it('sets a variable in every line', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(values).toHaveLength(lines.length);
  });

  it.each(values)('%s is a variable of mosparo and gets a value', (name, value) => {
    expect(known).toContain(name);
    expect(value).not.toBe('');
  });
});
