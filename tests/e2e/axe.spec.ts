import {axeViolations, KnownLooks} from './axe';
import {expect, test} from './fixture';

const page = (style: string, body: string) =>
  `<!doctype html><html lang="en"><title>Axe</title><style>
    body { background: #fff; color: #222 } ${style}
  </style><main><h1>Colors</h1>${body}</main>`;

/** Many texts of one look. */
const lines = Array.from({length: 60}, (_, index) => `<p><span>Text ${index}</span></p>`).join('');

/** Each makes one text of many too pale. */
const faults = {
  'by its place': page('p:nth-of-type(37) span { color: #bbb }', lines),
  'by its background': page('p:nth-of-type(37) { background: #555 }', lines),
  'by the background far above': page('', `${lines}<div style="background: #444">${lines}</div>`),
  'by its opacity': page('p:nth-of-type(37) { opacity: 0.4 }', lines),
  'by an attribute': page('[data-x] { color: #aaa }', `${lines}<p data-x>Pale</p>`),
};

for (const [name, html] of Object.entries(faults)) {
  test(`a pale text among many is found: ${name}`, async ({page: tab}) => {
    await tab.setContent(html);
    const violations = await axeViolations(tab, {rules: 'color', looks: new KnownLooks()});
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter((violation) => !violation.startsWith('color-contrast'))).toEqual([]);
  });
}

test('texts of one look are judged once, and rightly', async ({page: tab}) => {
  await tab.setContent(page('', lines));
  expect(await axeViolations(tab, {looks: new KnownLooks()})).toEqual([]);
});

test('a look that was fine is settled for all pages, a pale one never', async ({page: tab}) => {
  const looks = new KnownLooks();
  const judge = async (html: string) => {
    await tab.setContent(html);
    return axeViolations(tab, {rules: 'color', looks});
  };
  expect(looks.settled()).toEqual([]);
  expect(await judge(page('', lines))).toEqual([]);
  expect(looks.settled()).not.toEqual([]);
  for (const fault of Object.values(faults)) {
    expect((await judge(fault)).length).toBeGreaterThan(0);
    expect((await judge(fault)).length).toBeGreaterThan(0);
  }
});

test('colors and everything else are judged in one run, and nothing stays behind', async ({
  page: tab,
}) => {
  await tab.setContent(
    page(
      '[data-x] { color: #aaa } a { color: #333; text-decoration: none }',
      [
        lines,
        '<p data-x>Pale</p>',
        '<p>A text with <a href="/">a link</a> that nobody sees.</p>',
        '<img src="data:,">',
      ].join(''),
    ),
  );
  const found = await axeViolations(tab, {looks: new KnownLooks()});
  const rules = found.map((violation) => violation.split(':')[0]).sort();
  expect(rules).toEqual(['color-contrast', 'image-alt', 'link-in-text-block']);
  await expect(tab.locator('[data-axe-sample]')).toHaveCount(0);
});

test('what is judged elsewhere is left out, and its looks stay unknown', async ({page: tab}) => {
  const looks = new KnownLooks();
  await tab.setContent(page('aside { color: #bbb }', `${lines}<aside>Pale</aside>`));
  const without = ['aside'];
  expect(await axeViolations(tab, {looks, without})).toEqual([]);
  expect((await axeViolations(tab, {looks, rules: 'color'})).length).toBe(1);
});
