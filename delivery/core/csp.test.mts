import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {inlineParts, policyOf, policyText} from './csp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'csp-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineParts', () => {
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
    ['a script with white space', '<script>\n  e()\n</script>', ['\n  e()\n']],
  ])('collects scripts to allow: %s', (_name, html, scripts) => {
    write('index.html', html);
    expect([...inlineParts(folder).scripts]).toEqual(scripts);
  });

  it('collects each style of all pages once', () => {
    write('index.html', '<p style="color: red">a<p style=display:none>b<style>p{}</style>');
    write('de/index.html', '<p style="color: red">a');
    const found = inlineParts(folder);
    expect([...found.styleAttributes].sort()).toEqual(['color: red', 'display:none']);
    expect([...found.styleElements]).toEqual(['p{}']);
  });

  it('refuses inline handlers, which no policy can allow', () => {
    write('index.html', '<button onclick="a()">');
    expect(() => inlineParts(folder)).toThrow(
      /index\.html: <\w+> has the inline handler "onclick".*Remedy/,
    );
  });
});

describe('policyOf', () => {
  it('allows the inline parts of the pages by hash, and nothing else', () => {
    write('index.html', '<script>a()</script><p style="display: none;">');
    const policy = policyOf(folder);
    expect(policy['script-src']).toEqual(["'self'", hash('a()')]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hash('display: none;')]);
    expect(policyText(policy)).not.toContain('unsafe-inline');
    expect(policyText(policy)).not.toContain('unsafe-eval');
  });

  it('allows no style attribute if the pages have none', () => {
    write('index.html', '<p>');
    expect(policyOf(folder)).not.toHaveProperty('style-src-attr');
  });

  it.each([
    ['p{background:url(a.svg)}', ["'self'"]],
    ['p{background:url("data:image/svg+xml;utf8,<svg>")}', ["'self'", 'data:']],
  ])('img-src for the style %s', (css, sources) => {
    write('a.css', css);
    expect(policyOf(folder)['img-src']).toEqual(sources);
  });
});
