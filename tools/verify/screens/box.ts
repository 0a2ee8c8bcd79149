import type {Page} from '@playwright/test';
import type {CompleteLocale} from '../../../website/config/locales';
import type {Admin, OwnProject} from '../target/admin';
import type {Keys} from '../target/api';
import type {Browser} from '../target/browser';
import {saveDesign} from './seed';
import type {ScreenName} from '../../../website/data/screens';
import type {Studio} from './studio';

const texts = {
  en: {
    title: 'Contact',
    lead: 'Write to us, we answer within one working day.',
    name: 'Name',
    email: 'Email address',
    message: 'Message',
    send: 'Send',
    good: 'Hello, do you also deliver to private addresses?',
    bad: 'Claim your casino bonus today!',
  },
  de: {
    title: 'Kontakt',
    lead: 'Schreiben Sie uns, wir antworten innerhalb eines Werktags.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Nachricht',
    send: 'Senden',
    good: 'Guten Tag, liefern Sie auch an Privatadressen?',
    bad: 'Holen Sie sich heute Ihren Casino Bonus!',
  },
} as const satisfies Readonly<Record<CompleteLocale, object>>;

const style = `body{margin:0;background:#f4f6fa;font:15px/1.5 Helvetica,Arial,sans-serif;color:#1d273b}
main{width:374px;margin:20px auto;padding:32px 32px 28px;background:#fff;border:1px solid #e6e8ec;border-radius:10px}
h1{margin:0 0 7px;font-size:24px;line-height:28px}p{margin:0 0 19px;font-size:16px;line-height:24px;color:#626976}
label{display:block;margin-bottom:14px;font-weight:700;font-size:14px;line-height:20px}
input,textarea{box-sizing:border-box;display:block;width:100%;height:35px;margin-top:6px;padding:7px 11px;font:inherit;font-weight:400;color:inherit;border:1px solid #b6bcc8;border-radius:6px}
textarea{height:96px;resize:none}#box{margin-bottom:16px}
button{height:35px;padding:0 22px;font:inherit;font-size:14px;color:#fff;background:#206bc4;border:0;border-radius:6px}`;

function formPage(mosparo: string, {uuid, publicKey}: Keys, locale: CompleteLocale): string {
  const text = texts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${text.title}</title>
<link rel="stylesheet" href="${mosparo}/resources/${uuid}.css"><style>${style}</style></head><body><main>
<h1>${text.title}</h1><p>${text.lead}</p><form method="post" action="#sent" id="contact">
<label>${text.name}<input type="text" name="name"></label>
<label>${text.email}<input type="email" name="emailAddress"></label>
<label>${text.message}<textarea name="message"></textarea></label>
<div id="box"></div><button type="submit">${text.send}</button></form></main>
<script src="${mosparo}/build/mosparo-frontend.js"></script>
<script>window.box = new mosparo('box', '${mosparo}', '${uuid}', '${publicKey}', {});</script></body></html>`;
}

const parts: Readonly<Record<string, string>> = {
  'field-of-the-form': 'input[name=name]',
  'message-of-the-visitor': 'textarea',
  'box-of-mosparo': '.mosparo__container',
  checkbox: '.mosparo__checkbox_column',
  label: '.mosparo__label',
  'error-message': '.mosparo__error-message',
  'send-button-of-the-website': 'button[type=submit]',
  loader: '.mosparo__loader-inner-container',
};

async function fill(page: Page, [name, email, message]: readonly [string, string, string]) {
  await page.fill('[name=name]', name);
  await page.fill('[name=emailAddress]', email);
  await page.fill('textarea', message);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const tick = (page: Page) => page.locator('#box input[type=checkbox]').click({force: true});
const shown = (page: Page, state: string) =>
  page.locator(`.mosparo__container.mosparo__${state}`).waitFor();

interface BoxView {
  readonly studio: Studio;
  readonly browser: Browser;
  readonly admin: Admin;
  readonly project: OwnProject;
  readonly locale: CompleteLocale;
}

/** The invisible mode while mosparo checks the form, which never ends here. */
async function startCheck(page: Page): Promise<void> {
  await page.route('**/check-form-data', () => {});
  await page.locator('.mosparo__form-with-invisible-box').waitFor();
  await page.click('button[type=submit]');
  await page.locator('.mosparo__loader-visible').waitFor();
}

/** The box on a form, in all its states; at last without a box. */
export async function takeBoxes(view: BoxView): Promise<void> {
  const {studio, browser, admin, project, locale} = view;
  const valid = ['Alex Sample', 'alex@example.com', texts[locale].good] as const;
  const spam = ['Best Offers', 'offers@throwaway.example', texts[locale].bad] as const;
  const states: readonly (readonly [ScreenName, (page: Page) => Promise<void>, Keys?])[] = [
    // The label arrives later than the box.
    ['box-empty', (page) => page.locator('.mosparo__label', {hasText: /\S/}).waitFor()],
    [
      'box-checked',
      (page) =>
        fill(page, valid)
          .then(() => tick(page))
          .then(() => shown(page, 'checked')),
    ],
    [
      'box-spam',
      (page) =>
        fill(page, spam)
          .then(() => tick(page))
          .then(() => shown(page, 'invalid')),
    ],
    [
      'box-error',
      (page) => fill(page, valid).then(() => shown(page, 'invalid')),
      {...project, publicKey: 'wrong'},
    ],
    ['box-invisible-loading', (page) => fill(page, valid).then(() => startCheck(page))],
  ];
  for (const [name, prepare, own = project] of states) {
    if (!studio.wants(name, 'light')) continue;
    if (name === 'box-invisible-loading') await saveDesign(admin, project.id, 'invisible-simple');
    const take = () =>
      browser.visit(
        formPage(browser.mosparo, own, locale),
        async ({page}) => {
          await page.setViewportSize({width: 480, height: 300});
          await prepare(page);
          await studio.take(page, name, {locale, theme: 'light', parts});
        },
        {locale: locale === 'de' ? 'de-DE' : 'en-US', scale: 2},
      );
    await studio.trying(name, locale, take);
  }
}
