import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {element} from './hast';
import {toMarkdown} from './toMarkdown';

function convert(html: string, language = 'en'): string {
  const {children} = fromParse5(parseFragment(html)) as Element;
  const surroundings = {
    canonical: 'https://docs.example.com/docs/cli',
    language,
    quotes: {de: '„“'},
  };
  return toMarkdown(element('main', children), surroundings).trim();
}

describe('toMarkdown', () => {
  it.each([
    [
      'headings lose their anchors',
      '<h2 id="a">Title<a class="hash-link" href="#a">\u200b</a></h2>',
      '## Title',
    ],
    [
      'links are absolute',
      '<p><a href="/docs/b#c">B</a>, <a href="#d">D</a>, <a href="https://x.example/">X</a></p>',
      '[B](https://docs.example.com/docs/b#c), [D](https://docs.example.com/docs/cli#d), [X](https://x.example/)',
    ],
    [
      'a picture becomes its first image, with an absolute URL, and its caption',
      '<div><figure data-markdown="picture"><div><svg><foreignObject><img src="/a.webp" alt="A form"><img src="/a-dark.webp" alt="A form"></foreignObject></svg><a href="/a.webp">Enlarge</a></div><figcaption>The form</figcaption></figure></div>',
      '![A form](https://docs.example.com/a.webp)\n\n_The form_',
    ],
    [
      'code blocks keep language, title and every character',
      '<div data-code><div data-code-title>a.sh</div><div><pre><code class="language-bash"><span class="tk">if</span> a\n\n\tb &lt; <span data-value="host">c</span></code></pre><div><button>Copy</button></div></div></div>',
      '```bash title="a.sh"\nif a\n\n\tb < c\n```',
    ],
    [
      'a fence is longer than the fences in it',
      '<div data-code><pre><code class="language-text">```\nx\n```</code></pre></div>',
      '````text\n```\nx\n```\n````',
    ],
    [
      'tabs stand below each other with their labels',
      '<div class="tabs-container"><div role="tablist"><button role="tab">Debian</button><button role="tab">RHEL</button></div><div role="tabpanel"><p>apt</p></div><div role="tabpanel" hidden><p>dnf</p></div></div>',
      '**Debian**\n\napt\n\n**RHEL**\n\ndnf',
    ],
    [
      'code blocks of theme-classic do too',
      '<div class="language-js codeBlockContainer_a theme-code-block"><div class="codeBlockTitle_b">a.js</div><div><pre class="prism-code language-js"><code class="codeBlockLines_c"><span class="token-line"><span>a</span><br></span><span class="token-line">b<br></span></code></pre><div><button>Copy</button></div></div></div>',
      '```js title="a.js"\na\nb\n```',
    ],
    [
      'tabs of theme-classic have their panels in one element',
      '<div class="theme-tabs-container tabs-container"><ul role="tablist"><li role="tab">Debian</li><li role="tab">RHEL</li></ul><div><div role="tabpanel"><p>apt</p></div><div role="tabpanel" hidden><p>dnf</p></div></div></div>',
      '**Debian**\n\napt\n\n**RHEL**\n\ndnf',
    ],
    [
      'admonitions are quotes with a title',
      '<div class="theme-admonition"><div><span><svg></svg></span>warning</div><div><p>Careful.</p></div></div>',
      '> **warning**\n>\n> Careful.',
    ],
    [
      'terms are words of their sentence, which no explanation interrupts',
      '<p>A <button popovertarget="t">token</button><span id="t" popover>A ticket.</span> is valid once.</p>',
      'A token is valid once.',
    ],
    [
      'tables keep their caption, and cells become one line',
      '<table><caption>All</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code><span>note</span></td><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table>',
      '_All_\n\n| A | B |\n| - | - |\n| `a\\|b`: note | x; y |',
    ],
    [
      'text and blocks in a cell are told apart',
      '<table><tr><th>A</th></tr><tr><td>End.<span><b>Next</b></span><span>, more</span><p>p</p></td></tr></table>',
      '| A |\n| - |\n| End. **Next**, more; p |',
    ],
    [
      'a note below in a cell is told apart from what is above',
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td>24 hours<span>Cleanup</span></td><td>none, required<span><b>Allowed:</b> up to 255</span></td><td><span>no match</span><span><code>?</code> is no wildcard</span></td></tr></table>',
      '| A | B | C |\n| - | - | - |\n| 24 hours; Cleanup | none, required; **Allowed:** up to 255 | no match; `?` is no wildcard |',
    ],
    [
      'facts and notes in a cell have punctuation',
      '<table><tr><th>A</th><th>B</th></tr><tr><td><dl><div><dt>Values</dt><dd>text</dd></div><div><dt>Default</dt><dd>none.</dd></div><div><dt>Read by</dt><dd>web</dd></div></dl></td><td><span><b>IP address</b><span>Rules</span></span></td></tr></table>',
      '| A | B |\n| - | - |\n| Values: text; Default: none. Read by: web | **IP address**: Rules |',
    ],
    [
      'spaces at the ends of bold text stand outside',
      '<p>A<b> Allowed: </b>up to 255, <strong>x </strong></p>',
      'A **Allowed:** up to 255, **x**',
    ],
    [
      'bold in bold is bold',
      '<details><summary>All of <b>Settings</b></summary><p><b>The <a href="/b"><strong>B</strong></a> page</b></p></details>',
      '**All of Settings**\n\n**The [B](https://docs.example.com/b) page**',
    ],
    [
      'a space at the end of code does not take that of the sentence',
      '<p>Write <code>Basic </code> with a <code> B</code>.</p>',
      'Write `Basic ` with a ` B`.',
    ],
    [
      'a badge is a remark in its sentence',
      '<p>Its result <span data-markdown="badge">since 1.4</span>.</p><table><tr><th>A</th></tr><tr><td>Key <span data-markdown="badge">since 1.5</span><code>key</code></td></tr></table>',
      'Its result (since 1.4).\n\n| A |\n| - |\n| Key (since 1.5) `key` |',
    ],
    [
      'a badge in front announces its paragraph',
      '<p><span data-markdown="badge">since 1.5</span> A rule looks at all.</p>',
      'Since 1.5: A rule looks at all.',
    ],
    [
      'words in the sentence of a cell stay in it',
      '<table><tr><th>A</th></tr><tr><td>API-<span>Key</span> (<span>x</span>), 1<code>a</code></td></tr></table>',
      '| A |\n| - |\n| API-Key (x), 1`a` |',
    ],
    [
      'cards are headings with a link',
      '<a href="/docs/b"><h2>B</h2><p>About b.</p></a>',
      '## [B](https://docs.example.com/docs/b)\n\nAbout b.',
    ],
    [
      'details are open',
      '<details><summary>More</summary><p>Text</p></details>',
      '**More**\n\nText',
    ],
    [
      'controls and furniture are left out',
      '<nav>n</nav><p>a<wbr>b</p><label>l</label><input><button>b</button><div data-markdown="ignore">i</div><noscript>s</noscript><footer>f</footer>',
      'ab',
    ],
    [
      'of a lab its example is left',
      '<div data-lab="x"><div data-markdown="ignore"><p>Lab</p></div><div><button>Open</button></div><div data-example><p>Points: 3</p></div></div>',
      'Points: 3',
    ],
    ['markup in text stays text', '<p>&lt;b&gt; *x* [y](z)</p>', '\\<b> \\*x\\* \\[y]\\(z)'],
    ['quotes are English', '<p><q>Hi</q></p>', '“Hi”'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it('quotation marks are German on German pages', () => {
    expect(convert('<p><q>Hallo</q></p>', 'de')).toBe('„Hallo“');
  });
});
