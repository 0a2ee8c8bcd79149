import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {headerRules} from '../tools/staticServer.mjs';
import {localeBases} from '../website/config/localeNames.mjs';
import {redirects} from '../website/config/redirects.mjs';
import {storedKeys} from '../website/config/storedKeys.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const headers = read('website/static/_headers');

describe('nginx and static hosts', () => {
  const server = read('deploy/nginx/server.conf');
  const http = read('deploy/nginx/http.conf');

  /** The value of a `map` by path: that of the pattern that matches, otherwise the default. */
  function mapped(variable: string, path: string): string {
    const [, body = ''] =
      new RegExp(`map \\$uri \\${variable} \\{([^}]*\\}?[^}]*)\\n\\}`).exec(http) ?? [];
    const rows = [...body.matchAll(/^ +(?:"~(.+)"|default) "(.*)";$/gm)];
    const row = rows.find(([, pattern]) => pattern && new RegExp(pattern).test(path));
    return (row ?? rows.find(([, pattern]) => !pattern))?.[2] ?? '';
  }

  it.each(['/docs/quickstart', '/assets/js/main.1.js', '/de/assets/js/main.1.js'])(
    'promise the same headers for %s',
    (path) => {
      const ofNginx = [...server.matchAll(/^add_header (\S+) (.+) always;$/gm)]
        .map(([, name = '', value = '']) => [
          name,
          value.startsWith('$') ? mapped(value, path) : value.replace(/^"|"$/g, ''),
        ])
        // Who negotiates the content sets Vary: static hosts themselves.
        .filter(([name]) => name !== 'Vary');
      // Static hosts join the values of all rules. Their own caching revalidates.
      const ofHosts = new Map<string, string>();
      for (const [name, value] of headerRules(headers)(path))
        ofHosts.set(name, ofHosts.has(name) ? `${ofHosts.get(name)}, ${value}` : value);
      if (!ofHosts.has('Cache-Control'))
        ofHosts.set('Cache-Control', 'public, max-age=0, must-revalidate');
      expect(Object.fromEntries(ofNginx)).toEqual(Object.fromEntries(ofHosts));
    },
  );

  it('have no line that is too long for Cloudflare Pages', () => {
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('redirect former URLs in every language', () => {
    const lines = read('website/static/_redirects').split('\n');
    for (const base of localeBases) {
      for (const {from, to} of redirects)
        expect(lines).toContain(`${base}${from} ${base}${to} 301`);
      if (base) expect(lines).toContain(`${base}/* ${base}/404.html 404`);
    }
  });
});

it('DELIVERY.md lists every key that the site may store, and no other', () => {
  const [, section = ''] = read('DELIVERY.md').split('## What is stored');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(storedKeys.map(({name, purpose}) => `| \`${name}\` | ${purpose} |`));
});

describe('the container', () => {
  const dockerfile = read('deploy/container/Dockerfile').replace(/\\\n\s*/g, ' ');
  const nginx = read('deploy/container/nginx.conf');
  const lines = (name: string) =>
    dockerfile.split('\n').filter((line) => line.startsWith(`${name} `));

  it('copies files that exist', () => {
    const sources = lines('COPY')
      .filter((line) => !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });

  it('is unprivileged, checks its health where nginx serves it, and writes only below /tmp', () => {
    expect(lines('USER')).toEqual(['USER 33']);
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(dockerfile) ?? [];
    expect(nginx).toContain(`listen ${port} `);
    expect(nginx).toContain(`location = ${path} {`);
    const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm)];
    expect(written).toHaveLength(6);
    for (const [, place] of written) expect(place).toMatch(/^\/tmp\//);
    const compose = parse(read('deploy/container/compose.yaml')) as {
      services: {documentation: object};
    };
    expect(compose.services.documentation).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp:/)],
      build: {dockerfile: 'deploy/container/Dockerfile'},
    });
  });
});
