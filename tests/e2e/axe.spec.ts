import {axeViolations, PassedContrasts} from './axe';
import {expect, test} from './fixture';

const page = (style: string, body: string) =>
  `<!doctype html><html lang="en"><title>Axe</title><style>
    body { background: #fff; color: #222 } ${style}
  </style><main><h1>Colors</h1>${body}</main>`;

/** Many texts with the same contrast. */
const lines = Array.from({length: 60}, (_, index) => `<p><span>Text ${index}</span></p>`).join('');

/** Pages on which one text of many has too little contrast. */
const faults = {
  'by its place': page('p:nth-of-type(37) span { color: #bbb }', lines),
  'by its background': page('p:nth-of-type(37) { background: #555 }', lines),
  'by the background far above': page('', `${lines}<div style="background: #444">${lines}</div>`),
  'by its opacity': page('p:nth-of-type(37) { opacity: 0.4 }', lines),
  'by what shines through': page(
    'div { background: #333 } section { background: #fff } .pale { opacity: 0.4 }',
    ['', 'pale'].map((name) => `<div><section class="${name}">${lines}</section></div>`).join(''),
  ),
  'by an attribute': page('[data-x] { color: #aaa }', `${lines}<p data-x>Pale</p>`),
};

test('a text with too little contrast among many is found', async ({page: tab}) => {
  for (const [name, html] of Object.entries(faults)) {
    await tab.setContent(html);
    const violations = await axeViolations(tab, {rules: 'color', contrasts: new PassedContrasts()});
    expect(violations.length, name).toBeGreaterThan(0);
    expect(
      violations.filter((one) => !one.startsWith('color-contrast')),
      name,
    ).toEqual([]);
  }
  const pale = page('', '<p style="color: #bbb">Pale</p>');
  await tab.setContent(pale);
  const [violation] = await axeViolations(tab, {contrasts: new PassedContrasts()});
  for (const figure of ['1.91', '4.5:1', '#bbbbbb', '#ffffff', '<p style'])
    expect(violation).toContain(figure);
  // Many texts with enough contrast: no violation.
  await tab.setContent(page('', lines));
  expect(await axeViolations(tab, {contrasts: new PassedContrasts()})).toEqual([]);
});

test('only a contrast that failed is checked again', async ({page: tab}) => {
  const contrasts = new PassedContrasts();
  const judge = async (html: string) => {
    await tab.setContent(html);
    return axeViolations(tab, {rules: 'color', contrasts});
  };
  expect(contrasts.passed()).toEqual([]);
  expect(await judge(page('', lines))).toEqual([]);
  const passed = contrasts.passed();
  expect(passed).not.toEqual([]);
  // Nothing behind an opaque box changes the contrasts in it.
  const boxed = page('div { background: #333 } section { background: #fff }', '');
  expect(await judge(`${boxed}<div><section>${lines}</section></div>`)).toEqual([]);
  expect(contrasts.passed()).toEqual(passed);
  for (const fault of Object.values(faults)) {
    expect((await judge(fault)).length).toBeGreaterThan(0);
    expect((await judge(fault)).length).toBeGreaterThan(0);
  }
});

test('one run checks all rules and removes its attributes from the page', async ({page: tab}) => {
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
  const found = await axeViolations(tab, {contrasts: new PassedContrasts()});
  const rules = found.map((violation) => violation.split(':')[0]).sort();
  expect(rules).toEqual(['color-contrast', 'image-alt', 'link-in-text-block']);
  await expect(tab.locator('[data-axe-sample]')).toHaveCount(0);
});

/** Two targets side by side, and whether axe finds them too close. */
const pairs = {
  'small and close': ['width: 20px; height: 20px', 'margin: 0', 2],
  'small with room': ['width: 20px; height: 20px', 'margin: 4px', 0],
  'large and close': ['width: 24px; height: 24px', 'margin: 0', 0],
  'large but covered': ['width: 24px; height: 24px', 'margin: 0 0 0 -12px', 1],
} as const;

test('targets that are too small and too close are found', async ({page: tab}) => {
  const button = '<button aria-label="Press"></button>';
  for (const [name, [size, margin, count]] of Object.entries(pairs)) {
    const style = `button { ${size}; ${margin}; padding: 0; border: 0 } div { display: flex; margin: 50px }`;
    await tab.setContent(page(style, `<div>${button}${button}</div>`));
    const found = (await axeViolations(tab)).map((violation) => violation.split(':')[0]);
    expect(found, name).toEqual(Array(count).fill('target-size'));
    await expect(tab.locator('[data-axe-crowded]'), name).toHaveCount(0);
  }
});

test('excluded parts are not checked, nor do their contrasts count as passed', async ({
  page: tab,
}) => {
  const contrasts = new PassedContrasts();
  await tab.setContent(page('aside { color: #bbb }', `${lines}<aside>Pale</aside>`));
  const without = ['aside'];
  expect(await axeViolations(tab, {contrasts, without})).toEqual([]);
  expect((await axeViolations(tab, {contrasts, rules: 'color'})).length).toBe(1);
});
