import {describe, expect, it} from 'vitest';
import {highlight as atBuildTime} from '../../../content/markdown/highlight.mjs';
import {defaults} from '../../compose/core/choices';
import {composeFile} from '../../compose/core/composeFile';
import {highlight, type Language} from './highlight';

/** Runs of one color without the white space and punctuation at their ends, which have no visible color. */
const seen = (html: string) =>
  html
    .match(/<span class="t.">[^<]*<\/span>/g)
    ?.map((run) => run.replaceAll(/>\s+|\s+</g, (edge) => edge.trim()));

async function expectSame(code: string, language: Language): Promise<void> {
  expect(seen(highlight(code, language))).toEqual(seen(await atBuildTime(code, language)));
}

describe('the colors of code at build time', () => {
  it.each([
    ['mariadb', 'nginx', 'filesystem', 'container'],
    ['postgresql', 'traefik', 'redis', 'separate'],
    ['sqlite', 'caddy', 'memcached', 'systemd'],
  ] as const)('yaml: %s, %s, %s, %s', async (database, proxy, cache, cron) => {
    // The placeholder of the samples would be a run of its own.
    const choices = {...defaults, domain: 'forms.acme.org', database, proxy, cache, cron};
    await expectSame(composeFile(choices, '1.5.4'), 'yaml');
  });

  it('json', () => expectSame('{\n  "a": "b\\"c",\n  "n": [1.5, true, null]\n}', 'json'));

  it('dotenv', () => expectSame('# why\nA=1\nB="x y"\nC=redis\n', 'dotenv'));

  it('systemd', () =>
    expectSame(
      '[Unit]\nDescription=mosparo job %i\n\n[Service]\nType=oneshot\nExecStart=/usr/bin/docker compose exec -T mosparo php /mosparo/bin/console mosparo:%i\nNice=10\n',
      'systemd',
    ));
});

it('escapes what readers enter', () => {
  const html = highlight('a: <img src=x onerror=alert(1)> & "<b>"', 'yaml');
  expect(html).not.toMatch(/<(?!\/?span)/);
  expect(html).toContain('&lt;img');
});

it('keeps every character', () => {
  const code = 'for x in a b; do echo "$x" > /tmp/x; done # why\n';
  const text = highlight(code, 'bash').replaceAll(/<[^>]+>/g, '');
  expect(text.replaceAll('&gt;', '>')).toBe(code);
});
