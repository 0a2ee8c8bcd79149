import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compress, policyOf, withPolicies} from './finish.mts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scripts = (html: string) => /script-src 'self' ?([^;]*)/.exec(policyOf(html, 'a.html'))?.[1];

describe('the policy of a page', () => {
  it.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['a minified script', '<script>if(a<b)c("</div>")</script>', ['if(a<b)c("</div>")']],
    ['a module', '<script type=module>b()</script>', ['b()']],
    ['an external script', '<script src=/a.js defer></script>', []],
    ['speculation rules', '<script type=speculationrules>{"a":1}</script>', ['{"a":1}']],
    ['JSON-LD', '<script type=application/ld+json>{"a":1}</script>', []],
    ['an empty script', '<script></script>', []],
    ['a script in the text of a title', '<title><script>c()</script></title>', []],
    ['a script in a comment', '<!-- <script>d()</script> -->', []],
    ['white space, and twice', '<script>\n  e()\n</script>'.repeat(2), ['\n  e()\n']],
  ])('has the hashes of %s', (_name, html, allowed) => {
    expect(scripts(html)).toBe(allowed.map(hash).join(' '));
  });

  it('allows the style attributes of the page only', () => {
    expect(policyOf('<p style="a: b">', 'a.html')).toContain(
      `style-src-attr 'unsafe-hashes' ${hash('a: b')};`,
    );
    expect(policyOf('<p>', 'a.html')).not.toContain('style-src-attr');
  });

  it.each(['<button onclick="a()">', '<style>a{}</style>'])('cannot allow %s', (html) => {
    expect(() => policyOf(html, 'a.html')).toThrow(/^a\.html: .*Remedy/);
  });

  it('stands before everything that it applies to', () => {
    expect(withPolicies('<meta charset=UTF-8><script>a()</script>', 'a.html')).toMatch(
      /^<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta name="referrer" content="same-origin"><script>/,
    );
    expect(() => withPolicies('<p>', 'a.html')).toThrow('Remedy');
  });
});

describe('compressed copies', () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'finish-'));
    folder = mkdtempSync(path.join(root, 'build-'));
  });
  afterEach(() => rmSync(root, {recursive: true}));
  const text = '<p>mosparo</p>'.repeat(200);
  const cache = () => path.join(root, 'cache');
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);

  it('are made of large text files, with their dates', async () => {
    write('a.html', text);
    write('small.html', '<p>');
    write('a.png', Buffer.alloc(5000));
    await compress(folder, cache());
    expect(readdirSync(folder).sort()).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'a.png',
      'small.html',
    ]);
    const copy = path.join(folder, 'a.html.br');
    expect(zlib.brotliDecompressSync(readFileSync(copy)).toString()).toBe(text);
    expect(zlib.gunzipSync(readFileSync(path.join(folder, 'a.html.gz'))).toString()).toBe(text);
    expect(statSync(copy).mtimeMs).toBeCloseTo(statSync(path.join(folder, 'a.html')).mtimeMs, -1);
  });

  it('are kept for the next build as long as a file has this content', async () => {
    write('a.html', text);
    await compress(folder, cache());
    const kept = readdirSync(cache());
    writeFileSync(path.join(cache(), kept.find((name) => name.endsWith('.br')) ?? ''), 'kept');
    await compress(folder, cache());
    expect(readFileSync(path.join(folder, 'a.html.br'), 'utf8')).toBe('kept');
    write('a.html', `${text}changed`);
    await compress(folder, cache());
    expect(readdirSync(cache()).some((name) => kept.includes(name))).toBe(false);
  });
});
