import {boxMessages} from '../../../../website/data/boxMessages';
import {contains, type Claim, type PageClaims} from '../../claim';
import {spamWord, withSpamWord} from '../../target/projects';
import {entryOf} from '../api/troubleshooting/entry';
import {boxPage, tick} from './page';

const messageOf = (id: string) => entryOf(id).message;

const label = boxMessages.find(({key}) => key === 'label')!.text;

const inBox: readonly Claim[] = (['en', 'de'] as const).flatMap((language) => [
  {
    id: `spam is refused, ${language}`,
    at: 'messages-in-the-box',
    says: messageOf('spam-detected')[language],
    needs: ['settings', 'browser'] as const,
    async holds({browser, projects}) {
      const {api} = await projects.with(withSpamWord);
      const html = boxPage(browser.mosparo, api.keys, {
        fields: `<textarea name="message">${spamWord}</textarea>`,
      });
      const text = await browser.visit(
        html,
        async ({page}) => {
          await page.evaluate(`(${tick})()`);
          return page.locator('#box').innerText();
        },
        {locale: language},
      );
      contains(text, messageOf('spam-detected')[language]);
    },
  },
  {
    id: `host missing, ${language}`,
    at: 'messages-in-the-box',
    says: messageOf('internal-error').en,
    needs: ['settings', 'browser'] as const,
    async holds({browser, projects}) {
      const {api} = await projects.with({hosts: ['shop.example.com']});
      // Without an answer the box knows no other language.
      const said = messageOf('internal-error').en;
      await browser.visit(
        boxPage(browser.mosparo, api.keys),
        async ({page}) => {
          const box = page.locator('#box');
          // Once for everybody, once for screen readers.
          await box.getByText(said).first().waitFor();
          contains(await box.innerText(), said);
        },
        {locale: language},
      );
    },
  },
]);

const inConsole: readonly Claim[] = [
  {
    id: 'container missing',
    at: 'browser-console',
    says: messageOf('container-missing').en,
    needs: ['keys', 'browser'],
    async holds({browser, api}) {
      const html = boxPage(browser.mosparo, api.keys).replace('<div id="box">', '<div id="other">');
      const seen = await browser.visit(html, async ({complaints}) => [...complaints]);
      contains(seen.join('\n'), messageOf('container-missing').en);
    },
  },
  {
    id: 'form missing',
    at: 'browser-console',
    says: messageOf('form-missing').en,
    needs: ['keys', 'browser'],
    async holds({browser, api}) {
      const html = boxPage(browser.mosparo, api.keys)
        .replace('<div id="box"></div>', '')
        .replace('</form>', '</form><div id="box"></div>');
      const seen = await browser.visit(html, async ({complaints}) => [...complaints]);
      contains(seen.join('\n'), messageOf('form-missing').en);
    },
  },
];

const languages: readonly Claim[] = (['en', 'de'] as const).map((language) => ({
  id: `label in the browser, ${language}`,
  at: 'texts',
  says: label[language],
  needs: ['keys', 'browser'] as const,
  async holds({browser, api}) {
    await browser.visit(
      boxPage(browser.mosparo, api.keys),
      async ({page}) => {
        await page.locator('#box').getByText(label[language]).first().waitFor();
      },
      {locale: language},
    );
  },
}));

export const messages: readonly PageClaims[] = [
  {page: 'api/troubleshooting', claims: [...inBox, ...inConsole]},
  {page: 'usage/box_texts', claims: languages},
];
