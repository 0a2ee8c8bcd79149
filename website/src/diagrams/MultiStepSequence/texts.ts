import {inEachLanguage} from '../../../texts';

/** Words of the drawing, by language. */
export const texts = inEachLanguage((t) => ({
  title: t('A form with three steps: one token, one check, one verification'),
  actors: [t('Browser'), t('mosparo'), t('Your backend')],
  steps: [t('First step'), t('Steps in between'), t('Last step')],
  messages: {
    request: t('request a submit token'),
    token: t('submit token'),
    storeFirst: t('store the fields'),
    hand: t('fields and submit token'),
    reuse: t('use this submit token'),
    store: t('store the fields'),
    handMore: t('fields'),
    reuseLast: t('use this submit token'),
    check: t('check these and stored fields'),
    validation: t('validation token'),
    post: t('fields and both tokens'),
    verify: t('verify all steps, once'),
  },
  description: [
    t(
      'First step: the browser asks mosparo for a submit token. When the visitor continues, it stores the fields of the step in mosparo and sends them to your backend with the token.',
    ),
    t(
      'Steps in between: your backend puts the same token in the page. The browser passes it to mosparo and stores the fields of the step.',
    ),
    t(
      'Last step: the browser has its fields and everything stored so far checked and gets the validation token.',
    ),
    t(
      'Your backend receives the last fields with both tokens and verifies the fields of all steps in one request.',
    ),
  ],
}));
