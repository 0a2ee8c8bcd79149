import {describe, expect, it} from 'vitest';
import {highlight} from './highlight.mjs';

describe('highlight', () => {
  it('escapes markup and colors tokens with classes only', async () => {
    const html = await highlight('<?php\n$a = "x < y && z";', 'php');
    expect(html).toContain('x &lt; y &amp;&amp; z');
    expect(html).toMatch(/<span class="ts">/);
    expect(html).not.toMatch(/style=/);
  });

  it('keeps every character of the code', async () => {
    const code = 'server {\n\tlisten 80; # "ä" & <b>\n\n}';
    const html = await highlight(code, 'nginx');
    const text = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  });

  it('colors words, not operators', async () => {
    const html = await highlight('const sum = (a) => a + 1;', 'javascript');
    expect(html).toMatch(/<span class="tk">const <\/span>/);
    expect(html.replace(/<span[^>]*>[^<]*<\/span>/g, '')).toBe('= (a) =&gt; a + ;');
  });

  it('keeps options of a command together, and lines up the rest of a wrapped command', async () => {
    const html = await highlight('docker exec -u www-data app --name="a b-c"', 'bash');
    expect(html).toMatch(/^<span class="tn">.*<\/span>$/);
    expect(await highlight('cd mosparo', 'bash')).not.toContain('tn');
    expect(html).toContain('<span class="tw">-u</span> <span class="tw">www-data</span>');
    expect(html.replace(/<[^>]*>/g, '')).toBe('docker exec -u www-data app --name="a b-c"');
    expect(await highlight('a-b', 'text')).toBe('a-b');
  });

  it('marks lines', async () => {
    expect(await highlight('a\nb', 'text', {marked: new Set([2])})).toBe(
      'a\n<span class="tmark">b</span>',
    );
  });

  it('gives runs the values that the site sets', async () => {
    const mark = ([[text] = ['']]: readonly (readonly [string, string?])[]) => [
      {text: text.slice(0, 5)},
      {text: text.slice(5), value: 'host'},
    ];
    expect(await highlight('curl example.com', 'text', {mark})).toBe(
      'curl <span data-value="host">example.com</span>',
    );
  });
});
