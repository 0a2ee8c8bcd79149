import {clipboard, expect, localeNames, test, type LocaleName, type Page} from '../fixture';
import {
  copyLink,
  expectAccessible,
  followLink,
  openByScrolling,
  openLab,
  openWithoutScript,
  type Lab,
} from './lab';

const words = {
  en: {
    hosts: 'Addresses of mosparo',
    way: 'Integration',
    start: 'Start code of the box',
    mode: 'Effect',
    pasted: 'Current policy of your website (optional)',
    ready: 'Policy ready: 4 added.',
    merged: 'Policy ready: 3 added, 1 already allowed.',
    separators: 'An address contains no spaces',
    several: 'A comma separates two policies',
    strict: 'browsers ignore addresses in script-src',
    metaReport: 'browsers ignore a meta element that only reports',
    nonceFixed: 'a nonce must be new for every response',
    why: 'Without it, there is no box.',
    insecure: 'is not encrypted',
    copy: 'Copy code',
  },
  de: {
    hosts: 'Adressen von mosparo',
    way: 'Integration',
    start: 'Startcode der Box',
    mode: 'Wirkung',
    pasted: 'Bisherige Richtlinie Ihrer Website (optional)',
    ready: 'Richtlinie fertig: 4 ergänzt.',
    merged: 'Richtlinie fertig: 3 ergänzt, 1 schon erlaubt.',
    separators: 'Eine Adresse enthält keine Leerzeichen',
    several: 'Ein Komma trennt zwei Richtlinien',
    strict: 'ignorieren Browser Adressen in script-src',
    metaReport: 'Browser ignorieren ein meta-Element, das nur meldet',
    nonceFixed: 'Eine Nonce muss für jede Antwort neu sein',
    why: 'Ohne diesen Teil gibt es keine Box.',
    insecure: 'ist nicht verschlüsselt',
    copy: 'Code kopieren',
  },
} as const;

const code = (lab: Lab, format: string) => lab.locator(`[data-format="${format}"] pre`);
const status = (lab: Lab) => lab.locator('[role="status"][data-tone]');

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const hostile = `https://a.example; script-src * <img src=x onerror=alert(1)>`;

async function expectMerging(lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await expect(status(lab)).toHaveText(text.ready);
  const pasted = lab.getByLabel(text.pasted);
  await pasted.fill(
    "add_header Content-Security-Policy \"default-src 'none'; script-src 'strict-dynamic'; img-src https:\" always;",
  );
  await expect(status(lab)).toHaveText(text.merged);
  await expect(lab).toContainText(text.strict);
  await expect(lab.locator('[data-outcome="present"]')).toContainText('img-src');
  await expect(code(lab, 'header')).toHaveText(
    "Content-Security-Policy: default-src 'none'; script-src 'strict-dynamic' https://mosparo.example.com; img-src https:; style-src https://mosparo.example.com; connect-src https://mosparo.example.com",
  );
  await pasted.fill('script-src a, img-src b');
  await expect(status(lab)).toContainText(text.several);
  await expect(pasted).toHaveAttribute('aria-invalid', 'true');
  await pasted.fill('');

  const hosts = lab.getByLabel(text.hosts);
  await hosts.fill(`http://plain.example\n${hostile}`);
  await expect(status(lab)).toContainText(hostile);
  await expect(status(lab)).toContainText(text.separators);
  await expect(lab.locator('img, pre')).toHaveCount(0);
  await hosts.fill('http://plain.example');
  await expect(lab).toContainText(`http://plain.example ${text.insecure}`);
}

async function expectPolicies(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.getByLabel(text.hosts).fill('captcha.example.org\nhttps://second.example:8443/mosparo');
  await expect(status(lab)).toHaveAttribute('data-tone', 'open');
  const sources = 'https://captcha.example.org https://second.example:8443';
  await expect(code(lab, 'header')).toHaveText(
    `Content-Security-Policy: default-src 'self'; script-src 'self' ${sources}; style-src 'self' ${sources}; img-src 'self' ${sources}; connect-src 'self' ${sources}`,
  );
  for (const format of ['meta', 'nginx', 'apache', 'php', 'wordpress'])
    await expect(code(lab, format)).toContainText(`connect-src 'self' ${sources}`);
  await expect(lab).toContainText(text.why);

  await lab.getByRole('tab', {name: 'nginx'}).click();
  await lab.locator('[data-format="nginx"]').getByRole('button', {name: text.copy}).click();
  await expect.poll(() => clipboard(page)).toBe(await code(lab, 'nginx').textContent());

  await lab.getByLabel(text.start).selectOption('nonce');
  await expect(code(lab, 'header')).toContainText("'nonce-RANDOM'");
  await expect(code(lab, 'php')).toContainText("'nonce-$nonce'");
  await expect(lab.locator('[data-format="apache"]')).toContainText(text.nonceFixed);
  await lab.getByLabel(text.mode).selectOption('report');
  await expect(lab.locator('[data-format="meta"]')).toContainText(text.metaReport);
  await expect(code(lab, 'header')).toContainText('Content-Security-Policy-Report-Only: ');
  // By keyboard: selects the plugin, which hides the choices that it makes itself.
  await lab.getByLabel(text.way).focus();
  await page.keyboard.press('ArrowDown');
  await expect(code(lab, 'wordpress')).toContainText("'unsafe-inline'");
  await expect(lab.getByLabel(text.start)).toHaveCount(0);
}

/** Returns the lab that the copied link has opened. */
async function expectLink(page: Page, lab: Lab, locale: LocaleName): Promise<Lab> {
  const text = words[locale];
  await lab.getByLabel(text.pasted).fill("default-src 'self'; report-uri /secret-key");
  const link = await copyLink(page, lab, locale);
  expect(link).toContain('#lab-csp?way=wordpress');
  expect(link).not.toContain('secret-key');
  await page.goto('about:blank');
  const again = await openLab(page, 'csp', locale, new URL(link).hash);
  await expect(again.getByLabel(text.way)).toHaveValue('wordpress');
  await expect(again.getByLabel(text.pasted)).toHaveValue('');
  await expect(code(again, 'header')).toContainText('https://captcha.example.org');
  return again;
}

async function expectAccessibleStates(page: Page, lab: Lab, locale: LocaleName): Promise<void> {
  const text = words[locale];
  await lab.getByLabel(text.hosts).fill('https://mosparo.example.com');
  await lab.getByLabel(text.pasted).fill("script-src 'nonce-x' 'strict-dynamic'; img-src 'self'");
  await expect(status(lab)).toHaveAttribute('data-tone', 'open');
  await expectAccessible(page, locale);
  await lab.getByLabel(text.hosts).fill(`https://${'a'.repeat(60)}.example;`);
  await expect(status(lab)).toHaveAttribute('data-tone', 'bad');
  await expectAccessible(page, locale);
}

for (const locale of localeNames) {
  const text = words[locale];

  test(`${locale}: policies, refusals, copies and links; accessible`, async ({page}) => {
    const lab = await test.step('loads when it comes near the viewport', () =>
      openByScrolling(page, 'csp', locale));
    await test.step('an existing policy is extended, invalid input is refused', () =>
      expectMerging(lab, locale));
    await test.step('addresses and choices give a policy, which can be copied', () =>
      expectPolicies(page, lab, locale));
    const shared = await test.step('a copied link restores the choices', () =>
      expectLink(page, lab, locale));
    await test.step('a hostile link shows the reason', async () => {
      const link = new URLSearchParams({hosts: hostile, v: '1'});
      await followLink(page, 'csp', locale, `#lab-csp?${link}`);
      await expect(status(shared)).toContainText(hostile);
      await expect(shared.getByLabel(text.start)).toHaveValue('file');
    });
    await test.step('accessible, no overflow on a phone', () =>
      expectAccessibleStates(page, shared, locale));
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the worked example is shown, and that the lab needs JavaScript', async ({page}) => {
    for (const locale of localeNames) {
      const lab = await openWithoutScript(page, 'csp', locale);
      await expect(code(lab, 'header')).toContainText(
        "connect-src 'self' https://mosparo.example.com",
      );
    }
  });
});
