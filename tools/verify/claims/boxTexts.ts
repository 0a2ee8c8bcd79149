import {boxMessages} from '../../../website/data/boxMessages';
import {same, type Claim, type PageClaims} from '../claim';
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

export const boxTexts: PageClaims = {page: 'usage/box_texts', claims: [complete, ...texts]};
