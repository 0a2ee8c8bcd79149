import {privacy} from '@site/data/privacy';
import {inEachLanguage} from '@site/texts';

/** Words of the picture and the picture in words. Lines are separate, because SVG does not wrap. */
export const texts = inEachLanguage((t, locale) => ({
  title: t('mosparo runs next to your website, on servers that you choose'),
  visitor: [t('Visitor'), t('form with the box')],
  website: [t('Your website'), t('receives the form')],
  mosparo: [t('Your mosparo'), t('rules, security features,'), privacy.retentionNote[locale]],
  yours: t('Your servers'),
  check: t('field values to be checked'),
  send: t('the form'),
  verify: [t('is this'), t('form genuine?')],
  words: [
    t(
      'The browser of the visitor sends the field values to your mosparo, which checks them with your rules and security features.',
    ),
    t('The browser sends the form to your website.'),
    t(
      'Your website asks your mosparo whether the form is genuine, and then processes or refuses it.',
    ),
    t('Website and mosparo both run on servers that you choose.'),
  ],
}));
