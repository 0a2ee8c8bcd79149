import {expect, test} from '../fixture';
import {faultsOf} from './faults';

// pages.spec.ts applies the rules to every page. Here they must find each kind of fault.
const wide = 'style="width: 1rem; overflow-wrap: anywhere"';
const table = (columns: string) =>
  `<table data-aligned style="table-layout: fixed"><thead><tr>${columns}</tr></thead></table>`;

/** Fault → width of the window, HTML in the article, and what the rules say about it. */
const faults: Readonly<Record<string, readonly [width: number, html: string, found: string]>> = {
  'a broken title': [390, `<h1 ${wide}>Sicherheitsfunktionen</h1>`, 'broken in h1: Sicherheits'],
  'a broken cell': [
    390,
    `<table><tr><td ${wide}>community</td><td>x</td></tr></table>`,
    'broken in td: community',
  ],
  'broken code in a table': [
    1440,
    `<table><tr><td ${wide}><code>400 Bad Request</code></td></tr></table>`,
    'broken in a table: 400 Bad Request',
  ],
  'a broken option': [
    390,
    '<pre data-wrap style="width: 4rem; white-space: pre-wrap">ls --two-words</pre>',
    'broken in a command: --two-words',
  ],
  'a continuation that is not indented': [
    390,
    '<pre data-wrap style="width: 6rem; white-space: pre-wrap"><span class="tn">echo one two three</span></pre>',
    'not indented where it continues: echo',
  ],
  'a mark at the beginning of a line': [
    390,
    '<p style="width: 4rem"><code style="display: block">name</code>.</p>',
    'a line begins with the mark after name',
  ],
  'a covered text': [
    390,
    '<div data-code style="position: relative">docker <button style="position: absolute; left: 0">Copy</button></div>',
    'over docker',
  ],
  'a wide box': [
    390,
    '<pre style="width: 5rem; overflow: auto">php bin/console</pre>',
    'px: pre php bin/console',
  ],
  'a wide page': [390, '<p style="width: 600px">wide</p>', 'the page: '],
  'a small label of a diagram': [
    390,
    '<div data-diagram><svg viewBox="0 0 400 40" width="200"><text y="20" font-size="13">low</text></svg></div>',
    '6.5 px: low',
  ],
  'a label that sticks out': [
    390,
    '<div data-diagram><svg viewBox="0 0 400 40" width="400"><rect width="80" height="40" /><text x="2" y="20">too long for its box</text></svg></div>',
    'sticks out: too long',
  ],
  'a footer that begins elsewhere': [
    1440,
    '<a class="navbar__brand">mosparo</a><p class="footer__title" style="margin-left: 9px">Docs</p>',
    'navbar and footer begin at',
  ],
  'cards that end early': [
    1440,
    '<article><ul style="width: 300px"><li><div><h2>Card</h2></div></li></ul></article>',
    'cards and article end at',
  ],
  'uneven columns': [
    1440,
    `${table('<th style="width: 90px">a</th><th>b</th>')}${table('<th style="width: 190px">a</th><th>b</th>')}`,
    'columns begin at',
  ],
  'a written arrow': [1440, '<p class="pagination-nav__label">Next »</p>', 'an arrow is written'],
  'code without a background': [
    1440,
    '<div class="theme-admonition" style="background: #eee"><code>php</code></div>',
    'no background of its own: code php',
  ],
  'steps without a line': [
    1440,
    '<ol><li>First</li><li>Second</li></ol>',
    'no line to the next step: li First',
  ],
  'an arrow of the browser': [
    1440,
    '<details><summary>More</summary>text</details>',
    'another arrow: summary More',
  ],
  'ragged titles of entries': [
    1440,
    '<details><summary><h3>One</h3></summary></details><details><summary><h3 style="margin-left: 9px">Two</h3></summary></details>',
    'titles of entries begin at',
  ],
  'a picture that is cut': [
    1440,
    '<figure><svg viewBox="0 0 50 50" width="50"><foreignObject width="50" height="50"><img height="90"></foreignObject></svg></figure>',
    'cut or faded by mistake',
  ],
  'a control that the browser draws': [
    1440,
    '<div data-lab><input type="checkbox"></div>',
    'looks native: <input',
  ],
  'a target that is too small': [390, '<button>Copy</button>', 'px high: button Copy'],
  'a choice that is too small': [
    390,
    '<fieldset><label style="display: block"><input type="radio">Docker</label></fieldset>',
    'px high: label Docker',
  ],
  'code in a table that is broken beside free room': [
    1440,
    '<table><tr><td style="width: 60rem"><code>name-of-a-claim<br>name-of-a-volume</code></td></tr></table>',
    'broken in a table: name-of-a-claim',
  ],
};

for (const [name, [width, html, found]] of Object.entries(faults)) {
  test(`${name} is found`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.setContent(
      `<!doctype html><main><div class="markdown" style="font: 16px serif">${html}</div></main>`,
    );
    expect((await faultsOf(page)).join('\n')).toContain(found);
  });
}

test('covering a text for screen readers or a hidden copy of the field is no fault', async ({
  page,
}) => {
  const pair = (control: string, hidden: string) =>
    `<main class="markdown"><ul><li style="position: relative"><div ${hidden}>the same words</div>${control}</li></ul></main>`;
  const over = 'style="position: absolute; inset: 0"';
  const field = `<textarea ${over}></textarea>`;
  for (const hidden of ['aria-hidden="true"', 'style="clip-path: inset(50%)"']) {
    await page.setContent(pair(field, hidden));
    expect(await faultsOf(page)).toEqual([]);
  }
  for (const covered of [
    pair(field, ''),
    pair(`<button ${over}>x</button>`, 'aria-hidden="true"'),
  ]) {
    await page.setContent(covered);
    expect((await faultsOf(page)).join()).toContain('over the same words');
  }
});
