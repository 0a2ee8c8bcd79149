import {axeViolations} from '../axe';
import {clipboard, expect, open, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import {layoutShift} from '../layoutShift';
import {deniedStorageWarning, denyStorage} from '../storage';

const nginx = '/docs/installation/configure/nginx';
const uuid = '6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10';
const key = 'public-key_of_the_project_with_43_letters_0';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.values'));
const samples = (page: Page) => page.locator('pre').allTextContents();
const firstHost = (page: Page) => page.locator('[data-value=host]').first();
const openPanel = (page: Page, name = 'Show your values') =>
  page.getByRole('button', {name}).filter({visible: true}).first().click();

forEachLanguage(({base, word}) => {
  test('values replace placeholders on all pages and in other tabs until they are reset', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${base}/docs/integration/custom`);
    expect(await stored(page)).toBeNull();
    const before = await samples(page);
    const filled = (code: string) =>
      code
        .replaceAll('mosparo.example.com', 'forms.acme.org')
        .replaceAll('www.example.com', 'shop.acme.org')
        .replaceAll('YOUR_PROJECT_UUID', uuid)
        .replaceAll('YOUR_PUBLIC_KEY', key);

    await openPanel(page, word('Show your values'));
    const panel = page.getByRole('dialog', {name: word('Your values', 'values.title')});
    const field = (label: string) => panel.getByLabel(word(label));
    const [host, site, project, publicKey] = [
      field('Host of mosparo'),
      field('Domain of your website'),
      field('UUID of the project'),
      field('Public key'),
    ];
    await test.step('the panel refuses wrong values', async () => {
      await expect(host).toBeFocused();
      await expect(panel.getByRole('textbox')).toHaveCount(4);
      await host.fill('not a host');
      await project.fill('1234');
      await publicKey.fill('<script>alert(1)</script>');
      await page.keyboard.press('Enter');
      await expect(host).toBeFocused();
      for (const [place, problem] of [
        [host, 'This is not a host name. Enter it like forms.example.org, without a path.'],
        [project, 'This is not a UUID. Copy it from the settings of the project: 36 characters.'],
        [
          publicKey,
          'This is not a public key. Copy it from the settings of the project: 43 characters.',
        ],
      ] as const)
        await expect(place).toHaveAccessibleDescription(new RegExp(word(problem).slice(0, 30)));
      // Only the dialog, because pages.spec.ts checks the page behind it.
      expect(await axeViolations(page, {within: 'dialog'})).toEqual([]);
      expect(await samples(page)).toEqual(before);
    });

    await test.step('values replace placeholders in samples and are stored', async () => {
      await host.fill(' https://Forms.acme.org/login ');
      await site.fill('shop.acme.org');
      await project.fill(uuid);
      await publicKey.fill(key);
      await panel.getByRole('button', {name: word('Use these values')}).click();
      await expect(panel).toHaveCount(0);
      expect(await samples(page)).toEqual(before.map(filled));
      expect(JSON.parse((await stored(page)) ?? '')).toEqual({
        host: 'forms.acme.org',
        site: 'shop.acme.org',
        uuid,
        publicKey: key,
      });
    });

    const block = page.locator('[data-code]', {hasText: 'forms.acme.org'}).first();
    await block.hover();
    await block.locator('[data-code-tool=copy]').click();
    await expect.poll(() => clipboard(page)).toContain('forms.acme.org');
    expect(await clipboard(page)).not.toContain('mosparo.example.com');

    const other = await context.newPage();
    await test.step('other pages in another tab have the values', async () => {
      await open(other, base + nginx);
      await expect(firstHost(other)).toHaveText('forms.acme.org');
      await other.locator('.pagination-nav__link--prev').click();
      await expect(other).toHaveURL(/\/apache$/);
      await expect(firstHost(other)).toHaveText('forms.acme.org');
    });

    await test.step('reset restores the placeholders, in the other tab too', async () => {
      await block.hover();
      await block.locator('[data-tool=values]').click();
      await expect(host).toHaveValue('forms.acme.org');
      await panel.getByRole('button', {name: word('Back to the placeholders')}).click();
      await expect(panel).toHaveCount(0);
      expect(await samples(page)).toEqual(before);
      expect(await stored(page)).toBeNull();
      await expect(firstHost(other)).toHaveText('mosparo.example.com');
    });
  });
});

test('values are filled in before any script file loads, without layout shift', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^request failed: .*\/assets\/js\//, /^console error: Failed to load/);
  await page.addInitScript(() =>
    localStorage.setItem('docs.values', JSON.stringify({host: 'forms.acme.org'})),
  );
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(nginx);
  await expect(firstHost(page)).toHaveText('forms.acme.org');
  expect((await samples(page)).join()).not.toContain('mosparo.example.com');
  expect(await layoutShift(page)).toBe(0);
  // While the HTML is streaming, a text node may end within a placeholder.
  const steps = await page.evaluate(async () => {
    const span = document.createElement('span');
    const rest = new Text('mosparo.exam');
    span.dataset.value = 'host';
    span.append(rest);
    document.body.append(span);
    await Promise.resolve();
    const half = span.textContent;
    rest.appendData('ple.com');
    await Promise.resolve();
    return [half, span.textContent];
  });
  expect(steps).toEqual(['mosparo.exam', 'forms.acme.org']);
});

test('without storage values last until the page is left, and the panel says so', async ({
  page,
  watch,
}) => {
  watch.expected.push(deniedStorageWarning);
  await denyStorage(page);
  await open(page, nginx);
  await openPanel(page);
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Host of mosparo').fill('forms.acme.org');
  await panel.getByRole('button', {name: 'Use these values'}).click();
  await expect(panel.getByRole('alert')).toContainText('does not let pages keep anything');
  await page.keyboard.press('Escape');
  await expect(firstHost(page)).toHaveText('forms.acme.org');
  await openPanel(page);
  await expect(panel.getByLabel('Host of mosparo')).toHaveValue('forms.acme.org');
});
