import {parseEnv} from 'node:util';
import {expect, test} from '@playwright/test';
import {variableGroups} from '../../website/data/environmentVariables';
import {codeOf} from './folder';

const known = new Set(
  variableGroups.flatMap(({variables}) => variables.map(({name}) => name as string)),
);

/** Complete files with environment variables. */
const variableFiles = [
  ['about/data_processing', '.env.local'],
  ['api/health', '.env.local'],
  ['installation/configure/containers', 'mosparo.env.local'],
  ['installation/configure/environment_variables', '.env.local'],
  ['installation/configure/environment_variables', '.env.local #2'],
] as const;

for (const [page, title] of variableFiles) {
  test(`${page}: every line of ${title} sets a variable that mosparo knows`, () => {
    const code = codeOf(page, title);
    const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const values = parseEnv(code);
    expect(lines.length).toBeGreaterThan(0);
    expect(Object.keys(values)).toHaveLength(lines.length);
    for (const [name, value] of Object.entries(values)) {
      expect(known, name).toContain(name);
      expect(value, name).not.toBe('');
    }
  });
}
