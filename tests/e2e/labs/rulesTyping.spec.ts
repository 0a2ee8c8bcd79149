import {expect, test} from '../fixture';
import {openLab, reset, type Lab} from './lab';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const verdict = (lab: Lab) => lab.locator('[role="status"][data-tone]');
const field = (lab: Lab, number: number) =>
  lab.getByRole('group', {name: `Field ${number}`, exact: true});
const value = (lab: Lab, number: number) => field(lab, number).getByLabel('Value', {exact: true});

test('what matches is highlighted in the text while it is typed', async ({page}) => {
  const lab = await openLab(page, 'rules', 'en');
  const message = value(lab, 3);
  const marks = field(lab, 3).locator('mark');
  await message.fill('');
  await message.pressSequentially('A guest post on the casino');
  await expect(marks).toHaveText(['guest post', 'casino']);
  await message.pressSequentially('s');
  await expect(marks).toHaveText(['guest post']);
  await message.press('Home');
  await message.pressSequentially('Hello! ');
  await expect(marks).toHaveText(['guest post']);

  await test.step('each match of a regular expression', async () => {
    const item = lab.getByRole('group', {name: 'Item 3', exact: true});
    await item.getByLabel('Value', {exact: true}).fill('/o[nt]/');
    await expect(marks).toHaveText(['guest post', 'on']);
  });
  await test.step('points that are taken off look different', async () => {
    await lab.getByLabel('Start with an example').selectOption('trusted');
    await expect(field(lab, 2).locator('mark[data-good]')).toHaveText('192.0.2.77');
    await expect(verdict(lab)).toHaveAttribute('data-tone', 'good');
  });
});

test('the highlighted text lies exactly on the typed one, also if it wraps', async ({page}) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({width, height: 900});
    const lab = await openLab(page, 'rules', 'en');
    const text = `${'Long words about a guest post. '.repeat(6)}\n\n${'x'.repeat(90)}\tcasino\n`;
    await value(lab, 3).fill(text);
    await expect(field(lab, 3).locator('mark')).toHaveCount(7);
    const sizes = await value(lab, 3).evaluate((area: HTMLTextAreaElement) => {
      const behind = area.previousElementSibling as HTMLElement;
      const names = [
        'fontSize',
        'fontFamily',
        'lineHeight',
        'paddingLeft',
        'letterSpacing',
      ] as const;
      const look = (element: Element) => names.map((name) => getComputedStyle(element)[name]);
      return {
        overflow: area.scrollHeight - area.clientHeight,
        width: behind.offsetWidth - area.offsetWidth,
        looks: [look(area), look(behind)],
      };
    });
    expect(sizes.overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect(sizes.width).toBe(0);
    expect(sizes.looks[0]).toEqual(sizes.looks[1]);
  }
});

test('an item is one row; on a phone the value has a second one', async ({page}) => {
  for (const [width, rows] of [
    [320, 2],
    [390, 2],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const lab = await openLab(page, 'rules', 'en');
    const items = lab.getByRole('group', {name: /^Item \d+$/});
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      expect(box!.height, `${width} px`).toBeLessThan(48 * rows);
      const controls = await item.locator('select, input, button').all();
      const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map((each) => Math.round(each!.y))).size).toBe(rows);
      for (const each of boxes) expect(each!.height).toBeGreaterThanOrEqual(40);
      expect(boxes[1]!.width, 'the value').toBeGreaterThan(rows * 100);
    }
  }
});

test('usable by keyboard alone: add a rule, change points, copy the result, reset', async ({
  page,
}) => {
  const lab = await openLab(page, 'rules', 'en');
  const press = async (name: string) => {
    await lab.getByRole('button', {name}).last().focus();
    await page.keyboard.press('Enter');
  };
  await press('Add a rule');
  const items = lab.getByRole('group', {name: 'Item 1', exact: true});
  await expect(items).toHaveCount(3);
  await items.last().getByLabel('Value', {exact: true}).focus();
  await page.keyboard.type('place');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.5');
  await expect(verdict(lab)).toHaveText('Spam: rating 9.5 reaches the spam score 5.');
  await expect(field(lab, 3).locator('mark')).toHaveText(['place', 'guest post']);
  await reset(lab, 'en');
  await expect(items).toHaveCount(2);
  await expect(lab.locator('[data-bar] button').last()).toBeFocused();
});

test('pasted line breaks stay, and Enter makes none in a single-line field', async ({page}) => {
  const lab = await openLab(page, 'rules', 'en');
  await value(lab, 1).press('Enter');
  await expect(value(lab, 1)).toHaveValue('Guest post for your site');
  await value(lab, 3).fill('a\nguest post');
  await expect(field(lab, 3).locator('mark')).toHaveText(['guest post']);
});

test('in forced colors the marks are underlined, and controls are those of the system', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const lab = await openLab(page, 'rules', 'en');
  const mark = field(lab, 3).locator('mark');
  await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  await expect(lab.getByLabel('Rule type').first()).not.toHaveCSS('appearance', 'none');
});
