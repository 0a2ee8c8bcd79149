import {expect, test} from '../fixture';
import {narrowFaults} from './narrowFaults';

// pages.spec.ts runs these checks on every page. Here they must find each kind of fault.
test('every kind of fault is found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.setContent(`<main class="markdown"><h1 style="width: 2rem; overflow-wrap: anywhere">Sicherheitsfunktionen</h1>
    <table><tr><td style="width: 1rem; overflow-wrap: anywhere">community</td><td>x</td></tr></table>
    <div data-code style="position: relative"><pre>docker compose up</pre>
      <button style="position: absolute; top: 0; left: 0">Copy</button></div>
    <pre style="width: 5rem; overflow: auto">php bin/console</pre>
    <pre data-wrap style="width: 4rem; white-space: pre-wrap">ls --two-words</pre>
    <p style="width: 600px">wide</p>
    <div data-diagram><svg viewBox="0 0 400 40" width="200"><rect width="80" height="40" />
      <text x="2" y="20" font-size="13">too long for its box</text></svg></div></main>`);
  const found = (await narrowFaults(page)).join('\n');
  for (const fault of [
    'broken in td: community',
    'broken in h1: Sicherheitsfunktionen',
    'broken in a command: --two-words',
    'over docker compose up',
    'PRE',
    'the page: ',
    '6.5 px: too long',
    'sticks out: too long',
  ])
    expect(found).toContain(fault);
});

test('covering a text for screen readers or a hidden copy of the field is no fault', async ({
  page,
}) => {
  const pair = (control: string, hidden: string) =>
    `<li style="position: relative"><div ${hidden}>the same words</div>${control}</li>`;
  const over = 'style="position: absolute; inset: 0"';
  const field = `<textarea ${over}></textarea>`;
  await page.setContent(
    `<main class="markdown"><ul>${pair(field, 'aria-hidden="true"')}</ul></main>`,
  );
  expect(await narrowFaults(page)).toEqual([]);
  const name = pair(field, 'style="clip-path: inset(50%)"');
  await page.setContent(`<main class="markdown"><ul>${name}</ul></main>`);
  expect(await narrowFaults(page)).toEqual([]);
  for (const covered of [
    pair(field, ''),
    pair(`<button ${over}>x</button>`, 'aria-hidden="true"'),
  ]) {
    await page.setContent(`<main class="markdown"><ul>${covered}</ul></main>`);
    expect((await narrowFaults(page)).join()).toContain('over the same words');
  }
});
