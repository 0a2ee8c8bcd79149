import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {minimumPhpVersion, phpExtensions, type Need} from '../../data/requirements';
import {run} from './shell';

const file = path.join(import.meta.dirname, 'check-requirements.php');
const source = readFileSync(file, 'utf8');
const named = (...needs: Need[]) =>
  phpExtensions.filter(({need}) => needs.includes(need)).map(({name}) => name);

/** The names in the PHP array `$variable = [...]`. */
function arrayOf(variable: string): string[] {
  const body = new RegExp(`\\$${variable} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
}

describe('check-requirements.php', () => {
  it('knows the same requirements as the table on the page', () => {
    expect(arrayOf('required')).toEqual(named('required'));
    expect(arrayOf('drivers')).toEqual(named('driver'));
    expect(source).toContain(`$minimumVersion = '${minimumPhpVersion}'`);
    // Caches are a choice, not a recommendation.
    const caches = ['memcached', 'redis'];
    expect([...arrayOf('recommended')].sort()).toEqual(
      named('optional', 'unchecked')
        .filter((name) => !caches.includes(name))
        .sort(),
    );
  });

  it('says the same about this PHP as PHP itself', () => {
    const modules = run('php', ['-m']).output.toLowerCase().split('\n');
    const missing = named('required').filter((name) => !modules.includes(name));
    const result = run('php', [file]);
    const line = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(result.output)?.[1];
    expect(line('Missing, required')).toBe(missing.join(', ') || 'none');
    expect(line('Result')).toBe(result.status === 0 ? 'mosparo can run' : 'mosparo cannot run yet');
    if (missing.length > 0) expect(result.status).toBe(1);
  });
});
