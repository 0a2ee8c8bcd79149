import {expect, test} from '../fixture';
import {forEachLanguage} from '../languages';
import {field, options, searchButton, start, texts, type} from './box';

forEachLanguage(({locale, base}) => {
  const text = texts[locale];
  test.beforeEach(({page}) => start(page, locale));

  test('results, and the keys and buttons that open, clear and close it', async ({page}) => {
    const dialog = page.getByRole('dialog');

    await test.step('shows at most 8 results, the first one active', async () => {
      await type(page, locale, 'mosparo');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      expect(await options(page).count()).toBeLessThanOrEqual(8);
    });

    await test.step('results link to their page and mark the match', async () => {
      await field(page).fill(text.rules);
      const first = options(page).first();
      await expect(first).toHaveAttribute('href', `${base}/docs/usage/rules`);
      await expect(first.locator('mark').first()).toBeVisible();
    });

    await test.step('a query without results shows a message', async () => {
      await field(page).fill('xqzvwk');
      await expect(dialog.getByText(text.none).first()).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await expect(dialog.getByRole('link', {name: text.glossary})).toBeVisible();
    });

    await test.step('a typo is named above the results', async () => {
      await field(page).fill(text.typo);
      await expect(dialog.getByText(`${text.typo}`).first()).toContainText(text.meant);
      await expect(options(page).first()).toBeVisible();
    });

    await test.step('a query has at most 512 characters', async () => {
      await field(page).fill('x'.repeat(600));
      expect((await field(page).inputValue()).length).toBe(512);
    });

    await test.step('text typed in the frame after clearing the field is kept', async () => {
      await field(page).fill('kubernetes');
      await expect(options(page).first()).toHaveAttribute('href', /kubernetes/);
      await field(page).evaluate(async (element) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const typed of ['', 'docker']) {
          setValue?.call(element, typed);
          element.dispatchEvent(new Event('input', {bubbles: true}));
          await Promise.resolve();
        }
      });
      await expect(options(page).first()).toHaveAttribute('href', /docker/);
      await expect(field(page)).toHaveValue('docker');
    });

    await test.step('placeholder and titles are translated; Clear and Cancel work', async () => {
      await expect(page.getByPlaceholder(text.placeholder)).toBeVisible();
      await expect(page.getByTitle(text.submit)).toBeVisible();
      await page.getByTitle(text.clear).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await page.getByTitle(text.cancel).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('Escape closes, a second Escape clears; focus returns', async () => {
      await type(page, locale, 'docker');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(searchButton(page, locale)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue('docker');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('Ctrl K opens the box', async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    });
  });
});

test('Enter, new tabs and arrows', async ({page, context}) => {
  const dialog = page.getByRole('dialog');
  await start(page, 'en');

  await test.step('Enter before the results opens the first one when they arrive', async () => {
    await searchButton(page, 'en').click();
    await field(page).fill('kubernetes');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/installation\/install\/kubernetes/);
    await expect(dialog).toBeHidden();
  });

  await test.step('results are links that open in a new tab', async () => {
    await type(page, 'en', 'docker');
    await expect(options(page).first()).toContainText('Docker');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      options(page)
        .first()
        .click({modifiers: ['Control']}),
    ]);
    await expect(tab).toHaveURL(/docker/);
    await tab.close();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('arrows move and wrap around, Enter selects', async () => {
    await type(page, 'en', 'docker');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/docs\/installation\/install\/docker/);
    await expect(dialog).toBeHidden();
  });
});
