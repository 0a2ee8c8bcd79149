import {describe, expect, test} from 'vitest';
import {parse} from 'parse5';
import {extractPage} from './extract';

const page = `<!doctype html><html><head><title>Rules | Site</title><meta name=keywords content="Rules,Spam"></head><body>
<nav>Navigation</nav><main><article>
<nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><a><svg></svg></a><li class=breadcrumbs__item><span>Usage</span><li class=breadcrumbs__item><span>Rules</span></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Rules</h1></header><p>First&nbsp;para<b>graph</b>.</p><p>Second.</p>
<h2 id=rating>Rating<a class=hash-link href=#rating>\u200b</a></h2><table><tr><th>Name<th>Value<tr><td>A<td>1</table><pre><code><span class="token-line">line one</span><span class="token-line">MOSPARO_X=1</span></code></pre>
<h3 id=deep>Deep</h3><p>Text <code>inline.code</code>.</p><button>Copy</button><h4 id=low>Low</h4><p>More.</p></div>
<footer>Edit this page</footer></article></main></body></html>`;
const sections = extractPage(parse(page), {route: '/docs/rules', type: 'docs', title: ''});

describe('extractPage', () => {
  test('sections by linkable headings', () => {
    expect(sections.map(({document}) => [document.sectionRoute, document.title])).toEqual([
      ['/docs/rules', 'Rules'],
      ['/docs/rules#rating', 'Rating'],
      ['/docs/rules#deep', 'Deep'],
    ]);
  });

  test('adjacent elements are separate words', () => {
    const html = '<main><p><code>ctype</code><span>required</span>, <b>mos</b>paro</p></main>';
    const [first] = extractPage(parse(html), {route: '/', type: 'other', title: 'T'});
    expect(first?.prose).toBe('ctype required, mosparo');
  });

  test('a space follows a sentence that ends with its element', () => {
    const html = '<main><p>No wildcard.<b>Note</b>: one <i>a</i>.b</p></main>';
    const [first] = extractPage(parse(html), {route: '/', type: 'other', title: 'T'});
    expect(first?.prose).toBe('No wildcard. Note: one a.b');
  });

  test('a word that opens its explanation is read, the explanation is not', () => {
    const html =
      '<main><p>The <button popovertarget=t>token</button><span id=t popover>A ticket.</span>s count.</p></main>';
    const [first] = extractPage(parse(html), {route: '/', type: 'other', title: 'T'});
    expect(first?.prose).toBe('The tokens count.');
  });

  test('names of the page', () => {
    expect(sections[1]?.document).toMatchObject({
      pageTitle: 'Rules',
      tags: ['Rules', 'Spam'],
      sidebarParentCategories: ['Usage'],
      sectionTitle: 'Rating',
      type: 'docs',
    });
  });

  test('text without navigation and buttons, code separately', () => {
    expect(sections.map(({prose}) => prose)).toEqual([
      'First paragraph.\nSecond.',
      'Name: Value\nA: 1',
      'Text inline.code.\nLow\nMore.',
    ]);
    expect(sections[1]?.code).toContain('line one\nMOSPARO_X=1');
  });

  test('short code is shown, as a command that answers; longer code is only found', () => {
    const html = (code: string) => `<main><p>Run:</p><pre>${code}</pre><p>Done.</p></main>`;
    const [short, long] = ['bin/console\n\tmosparo:x\n', 'x '.repeat(100)].map((code) =>
      extractPage(parse(html(code)), {route: '/', type: 'other', title: 'T'}),
    );
    expect(short?.[0]?.shown).toBe('Run:\nbin/console\nmosparo:x\nDone.');
    expect(long?.[0]?.shown).toBe('Run:\nDone.');
  });

  test('for display, tables are divided into cells, without captions and notes', () => {
    const html =
      '<main><p>Text.</p><table><caption>Settings</caption><thead><tr><th>Setting<th>Values</thead><tr id=a><td><code>Time</code><span>required</span> <span data-search=note>since 1.3</span><td><p>10 s<b>Allowed:</b> any</p><dl><dt>Read by<dd>web</dl></table><p>End.</p></main>';
    const [first] = extractPage(parse(html), {route: '/', type: 'other', title: 'T'});
    expect(first?.shown).toBe(
      'Text.\n\fSetting\tValues\n\ta\tTime · required\t10 s · Allowed: any · Read by: web\nEnd.',
    );
    expect(first?.prose).toContain('Time required since 1.3');
  });

  test.each([
    ['noindex', '<meta name=robots content="noindex, nofollow"><main><h1>A</h1><p>b</main>'],
    ['nothing to read', '<body><div>x</div>'],
  ])('%s: no sections', (_, html) => {
    expect(extractPage(parse(html), {route: '/a', type: 'other', title: ''})).toEqual([]);
  });

  test('a section that is a list of links is left out', () => {
    const html =
      '<main><div class=markdown><h1>A</h1><p>Text</p><h2 id=next>Next steps</h2><ul><li><a href=/b>Other page</a><li><a href=/c>One more</a></ul></div></main>';
    const read = extractPage(parse(html), {route: '/a', type: 'docs', title: ''});
    expect(read.map(({document}) => document.title)).toEqual(['A']);
  });

  test('collects text in prominent places: description, names of rows, messages', () => {
    const html =
      '<meta name=description content="What it is for"><main><div class=markdown><h1>A</h1><table><tr><th>Name<th>Use<tr><td><code>memory<wbr>_limit</code><td>Space</table><p>It says <q>Not found.</q></p></div></main>';
    const [only] = extractPage(parse(html), {route: '/a', type: 'docs', title: ''});
    expect(only?.key).toBe('memory_limit Not found. What it is for');
  });

  test('lines of nested elements are separated, identifiers with <wbr> are not', () => {
    const html =
      '<main><div class=markdown><h1>A</h1><p><span>24 hours<span>Cleanup</span></span> <code>reset<wbr>State</code></p></div></main>';
    const [only] = extractPage(parse(html), {route: '/a', type: 'docs', title: ''});
    expect(only?.prose).toBe('24 hours Cleanup resetState');
  });

  test('for display, captions and summaries are lines, and notes are left out', () => {
    const html =
      '<main><div class=markdown><h1>A</h1><p><span data-search=note>since 1.5</span> A rule.</p><figure><figcaption>The flow<details><summary>In words</summary><p>First.</p></details></figcaption></figure></div></main>';
    const [only] = extractPage(parse(html), {route: '/a', type: 'docs', title: ''});
    expect(only?.shown).toBe('A rule.\nThe flow\nIn words\nFirst.');
    expect(only?.prose).toContain('since 1.5');
  });

  test('a page without article is read from its <main>', () => {
    const html =
      '<title>Home</title><main><h1>Welcome</h1><section><h2>No id</h2><p>Hello.</p></section></main>';
    const [only] = extractPage(parse(html), {route: '/', type: 'other', title: ''});
    expect(only?.document.pageTitle).toBe('Welcome');
    expect(only?.prose).toBe('No id\nHello.');
  });
});
