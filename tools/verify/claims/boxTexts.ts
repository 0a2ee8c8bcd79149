import {boxMessages} from '../../../website/data/boxMessages';
import {productLanguages, textCounts} from '../../../website/data/productLanguages';
import {holds, same, type Claim, type PageClaims} from '../claim';
import type {Target} from '../target';

type Messages = Readonly<Record<string, string>>;

/** The texts of the box in a language. */
const textsIn = (target: Target, language: string): Promise<Messages> =>
  target.once(`texts ${language}`, async () => {
    const {json} = await target.api.requestToken({}, {'Accept-Language': language});
    return (json as {messages: Messages}).messages;
  });

const notOnStandIn = 'it has only a label';

const texts: readonly Claim[] = boxMessages.map(({key, text}) => ({
  id: `text ${key}`,
  at: 'texts',
  says: {key, text},
  notOnStandIn,
  async holds(target) {
    const [en, de] = await Promise.all([textsIn(target, 'en'), textsIn(target, 'de')]);
    same({en: en[key], de: de[key]}, text);
  },
}));

const complete: Claim = {
  id: 'no other texts',
  at: 'texts',
  says: boxMessages.map(({key}) => key),
  notOnStandIn,
  async holds(target) {
    const {locale: _locale, ...messages} = await textsIn(target, 'en');
    same(Object.keys(messages).sort(), boxMessages.map(({key}) => key).sort());
  },
};

/** As a browser writes the language: `zh_Hans` is `zh-Hans`. */
const header = (code: string) => code.replaceAll('_', '-');

const languages: readonly Claim[] = productLanguages
  .filter(({code, box}) => box !== undefined && code !== 'en')
  .map(({code, box = 0}) => ({
    id: `box in ${code}`,
    at: 'completeness',
    says: {code, box},
    notOnStandIn,
    async holds(target) {
      const english = await textsIn(target, 'en');
      const own = await textsIn(target, header(code));
      // Without a label the box stays English; the number then counts what the file has.
      if (own.locale === 'en' && box < textCounts.box) return;
      same(own.locale?.replaceAll('-', '_'), code, 'Locale');
      const keys = boxMessages.map(({key}) => key);
      const translated = keys.filter((key) => own[key] && own[key] !== english[key]);
      holds(translated.length === box, `${box} translated texts`, translated);
    },
  }));

export const boxTexts: readonly PageClaims[] = [
  {page: 'usage/box_texts', claims: [complete, ...texts]},
  {page: 'translating', claims: languages},
];
