import {expect, test, type Page} from '@playwright/test';
import {needs} from '../e2e/needs';
import {startServer} from '../verification-server/server';
import {bundle, frame} from './components';
import {emptyFolder, sample} from './folder';
import {freePort, serve} from './programs';
import {host, keys, openWebsite, passOn, serveMosparo} from './website';

async function fillIn(page: Page, message = 'Is the "room" free?\nTomorrow?'): Promise<void> {
  await page.locator('[name=name]').fill('Anna Example');
  await page.locator('[name=emailAddress]').fill('anna@example.org');
  await page.locator('[name=message]').fill(message);
  await page.locator('[name=message]').blur();
}

/** Ticks the box once it has its submit token. */
async function tick(page: Page): Promise<void> {
  await expect(page.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');
  await page.locator('[name^=_mosparo_checkboxField]').check();
  await expect(page.locator('#mosparo-box')).toHaveClass(/mosparo__checked/);
}

test.describe('custom: form and backend work together', () => {
  const backends = [
    [
      'PHP',
      {'contact.php': 'clients/php/contact.php', 'mosparo.php': 'clients/php/mosparo.php'},
      (port: number) => ['php', '-S', `127.0.0.1:${port}`],
    ],
    [
      'Node.js',
      {'contact.mjs': 'clients/node/contact.mjs', 'mosparo.mjs': 'clients/node/mosparo.mjs'},
      () => [process.execPath, 'contact.mjs'],
    ],
  ] as const;

  for (const [name, files, command] of backends) {
    test(`with ${name}`, async ({page}) => {
      if (name === 'PHP') needs(__filename, 'php');
      const folder = emptyFolder();
      const mosparo = await startServer(keys);
      const port = await freePort();
      folder.save({
        'contact.html': 'integration/contact.html',
        'contact.js': 'integration/contact.js',
        ...files,
      });
      const server = await serve(command(port), folder.path, port, {
        PORT: String(port),
        MOSPARO_HOST: mosparo.url,
        MOSPARO_PUBLIC_KEY: keys.publicKey,
        MOSPARO_PRIVATE_KEY: keys.privateKey,
      });
      await serveMosparo(page, (pathname, body) => passOn(mosparo.url + pathname, body));
      const expectResponse = async (text: string) => {
        const sent = page.waitForResponse(
          (response) =>
            response.request().method() === 'POST' && response.url().startsWith(server.url),
        );
        await page.getByRole('button', {name: 'Send'}).click();
        const response = await sent;
        expect(`${response.status()} ${await response.text()}`).toContain(text);
      };
      const open = () => page.goto(`${server.url}/contact.html`);
      try {
        await open();
        await fillIn(page);
        await tick(page);
        await expectResponse('200 Thank you for your message.');

        // The snippets for the browser's console, from the pages about bypassing and about plugins.
        await open();
        await fillIn(page);
        await tick(page);
        const printed: string[] = [];
        page.on('console', (message) => printed.push(message.text()));
        await page.evaluate(sample('integration/prove/tokens.js'));
        await expect
          .poll(() => printed.join('\n'))
          .toMatch(/^submitToken=\S+\nvalidationToken=\S+$/);
        await page.evaluate(sample('integration/prove/wrong-token.js'));
        await expectResponse('403 Your message could not be verified.');

        await open();
        await expect(page.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');
        await page.evaluate(sample('integration/prove/hide-field.js'));
        await fillIn(page);
        await tick(page);
        await expectResponse('403 Your message could not be verified.');
      } finally {
        await server.stop();
        await mosparo.close();
        folder.remove();
      }
    });
  }
});

/** Expects what the page promises for every form that is sent with JavaScript. */
async function trySending(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const site = await openWebsite(page, files);
  await page.goto(`${host}/contact.html`);
  await fillIn(page);

  await test.step('does not send data that changed after the check', async () => {
    await tick(page);
    await page
      .locator('[name=message]')
      .evaluate((field: HTMLTextAreaElement) => (field.value = 'Changed'));
    await page.getByRole('button', {name: 'Send'}).click();
    expect(site.posts).toHaveLength(0);
  });

  await test.step('keeps the text of a refused form', async () => {
    await fillIn(page);
    await tick(page);
    site.refuseNext();
    await page.getByRole('button', {name: 'Send'}).click();
    await expect(page.getByRole('status')).toContainText('Your message was not sent');
    await expect(page.locator('[name=name]')).toHaveValue('Anna Example');
  });

  await test.step('sends it again with a new token, and only once for two clicks', async () => {
    await tick(page);
    const release = site.hold();
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    release();
    await expect(page.getByRole('status')).toContainText('Thank you for your message.');
    expect(site.posts).toHaveLength(2);
    await expect(page.locator('[name=name]')).toHaveValue('');
  });
  await expect.poll(() => site.calls('request-submit-token')).toBe(3);
  await site.close();
}

test('javascript_forms: contact.js sends the form of contact.html', async ({page}) => {
  await trySending(page, {
    'contact.html': sample('integration/contact.html'),
    'contact.js': sample('integration/ajax.js'),
  });
});

for (const title of ['ContactForm.tsx', 'ContactForm.vue', 'contact-form.component.mts']) {
  test(`javascript_forms: ${title} sends its form`, async ({page}) => {
    await trySending(page, {'contact.html': frame, 'bundle.js': await bundle(title)});
  });
}

test('javascript_forms: the second contact.js renews the token of a page that comes back', async ({
  page,
}) => {
  const site = await openWebsite(page, {
    'contact.html': sample('integration/contact.html'),
    'contact.js': sample('integration/renew-token.js'),
  });
  await page.goto(`${host}/contact.html`);
  await fillIn(page);
  await tick(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect.poll(() => site.calls('request-submit-token')).toBe(2);
  await expect(page.locator('[name^=_mosparo_checkboxField]')).not.toBeChecked();
  await site.close();
});

/** The rest of a page around a sample. */
const htmlWith = (form: string, script: string) => `<!doctype html><title>Form</title>
  <script src="https://mosparo.example.com/build/mosparo-frontend.js"></script>
  ${form}<script src="/${script}"></script>`;
const fields = `<input name="name"><input name="emailAddress"><textarea name="message"></textarea>
  <div id="mosparo-box"></div>`;

test('javascript_forms: order.js sends the form with the button that was used', async ({page}) => {
  const form = `<form id="order-form" action="/order" method="post">${fields}
    <button type="submit" name="action" value="save">Save</button>
    <button type="submit" name="action" value="order">Order</button></form>`;
  const files = {
    'order.html': htmlWith(form, 'order.js'),
    'order.js': sample('integration/invisible.js'),
  };
  const site = await openWebsite(page, files, {invisible: true});
  await page.goto(`${host}/order.html`);
  await fillIn(page);
  await page.getByRole('button', {name: 'Order'}).click();
  await expect(page.getByText('Response of the website')).toBeVisible();
  expect(site.posts.map((post) => post.get('action'))).toEqual(['order']);
  await site.close();
});

test('multi_step: three pages share a token, and one verification covers them', async ({page}) => {
  const steps = ['step-1.js', 'step-2.js', 'last-step.js'];
  const names = ['name', 'emailAddress', 'message'];
  const files: Record<string, string> = {};
  const site = await openWebsite(page, files);
  const values = ['Anna Example', 'anna@example.org', 'Hello'];
  let token = '';
  for (const [at, script] of steps.entries()) {
    // The server writes the token of the first step and the earlier values into the page.
    const earlier = names
      .slice(0, at)
      .map((name, index) => `<input type="hidden" name="${name}" value="${values[index]}">`);
    const form = `<form action="/contact" method="post" data-submit-token="${token}">${earlier.join('')}
      <input name="${names[at]}"><div id="mosparo-box"></div><button type="submit">Continue</button></form>`;
    files['step.html'] = htmlWith(form, script);
    files[script] = sample(`integration/${script}`);
    await page.goto(`${host}/step.html`);
    await page.locator(`input[name=${names[at]}]`).fill(values[at]!);
    await page.locator(`input[name=${names[at]}]`).blur();
    await expect(page.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');
    if (script === 'last-step.js') await tick(page);
    const response = page.waitForResponse(`${host}/contact`);
    await page.getByRole('button', {name: 'Continue'}).click();
    // Before the last step there is nothing to verify yet.
    expect((await response).status()).toBe(script === 'last-step.js' ? 200 : 403);
    await expect(page.getByText('Response of the website')).toBeVisible();
    token ||= site.posts[0]?.get('_mosparo_submitToken') ?? '';
  }
  expect(new Set(site.posts.map((post) => post.get('_mosparo_submitToken'))).size).toBe(1);
  await site.close();
});

test('multi_step: wizard.js goes back without an overlay, and stays on a step that was not stored', async ({
  page,
}) => {
  const files = {
    'wizard.html': sample('integration/wizard.html'),
    'wizard.js': sample('integration/wizard.js'),
  };
  const site = await openWebsite(page, files);
  await page.goto(`${host}/wizard.html`);
  const [first, second, third] = [0, 1, 2].map((at) => page.locator('form').nth(at));
  const go = (name: string) => page.getByRole('button', {name}).click();
  const overlay = page.locator('.mosparo__loader-visible');
  await expect(first!.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');

  await test.step('stays on a step that was not stored', async () => {
    await page.locator('[name=name]').fill('Anna Example');
    site.fail('store-form-data', 1);
    await go('Continue');
    await expect(page.getByRole('status')).toContainText('This step was not stored');
    await expect(first!).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

  await test.step('goes back without an overlay', async () => {
    await go('Continue');
    await expect(second!).toBeVisible();
    await go('Back');
    await expect(first!).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

  await test.step('sends the form after the last step', async () => {
    await go('Continue');
    await expect(second!).toBeVisible();
    await expect(second!.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');
    await page.locator('[name=emailAddress]').fill('anna@example.org');
    await go('Continue');
    await expect(third!).toBeVisible();
    await page.locator('[name=message]').fill('Hello');
    await page.locator('[name=message]').blur();
    await expect(third!.locator('[name=_mosparo_submitToken]')).not.toHaveValue('');
    await third!.locator('[name^=_mosparo_checkboxField]').check();
    await expect(third!.locator('.mosparo__checked')).toHaveCount(1);
    await go('Send');
    await expect(page.getByRole('status')).toContainText('Thank you for your message.');
    expect(site.posts).toHaveLength(1);
  });
  await site.close();
});

test('script_reference: contact.js writes the text of an editor into the form', async ({page}) => {
  const form = `<form action="/contact" method="post">${fields}
    <div class="editor"><b>Hello</b></div><button type="submit">Send</button></form>`;
  const files = {
    'contact.html': htmlWith(sample('integration/own-design.html') + form, 'contact.js'),
    'contact.js': sample('integration/editor.js'),
  };
  const site = await openWebsite(page, files);
  await page.goto(`${host}/contact.html`);
  const radius = page
    .locator('#mosparo-box')
    .evaluate((box) => getComputedStyle(box).getPropertyValue('--mosparo-border-radius'));
  expect(await radius).toBe('6px');
  await page.locator('[name=name]').fill('Anna Example');
  await page.locator('[name=emailAddress]').fill('anna@example.org');
  await tick(page);
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByText('Response of the website')).toBeVisible();
  expect(site.posts.map((post) => post.get('message'))).toEqual(['<b>Hello</b>']);
  await site.close();
});

test('box_texts: contact.js shows a custom text in the box', async ({page}) => {
  const site = await openWebsite(page, {
    'contact.html': sample('integration/contact.html'),
    'contact.js': sample('integration/messages.js'),
  });
  await page.goto(`${host}/contact.html`);
  await expect(page.locator('#mosparo-box label')).toContainText('7 Tage lang verschlüsselt');
  await site.close();
});

test('quickstart: index.html sends the form with both tokens', async ({page}) => {
  const site = await openWebsite(page, {'index.html': sample('install/quickstart/index.html')});
  await page.goto(`${host}/index.html`);
  await fillIn(page);
  await tick(page);
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByText('Response of the website')).toBeVisible();
  expect(site.posts).toHaveLength(1);
  await site.close();
});
