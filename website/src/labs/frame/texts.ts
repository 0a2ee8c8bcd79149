import {fill, inEachLanguage} from '../../../texts';

/** Texts that all labs share. */
export const frameTexts = inEachLanguage((t) => ({
  privacy: t('Runs in your browser. Nothing you enter leaves it.'),
  noScript: t('The lab needs JavaScript. Without it, you see its example.'),
  copyLink: t('Copy link'),
  linkHelp: t('A copied link contains everything you entered.'),
  reset: t('Reset'),
  copied: t('Copied'),
  refused: t('The browser did not allow copying.'),
  linkAnswers: {
    copied: t('Link copied'),
    refused: t('The browser did not allow copying. The link is now in the address bar.'),
  },
  tooLong: t('Too much content for a link.'),
  linkNotices: {
    tooLong: () =>
      t(
        'The link to this lab was not read: it has more than 16,000 characters. Nothing here has changed.',
      ),
    damaged: () =>
      t(
        'The link to this lab was not read: it is incomplete or damaged, perhaps cut off on its way. Nothing here has changed. Ask for it again.',
      ),
    foreign: () => t('The link was not read: it belongs to another lab. Nothing here has changed.'),
    otherVersion: () =>
      t('The link comes from another version of this lab. Check whether everything is here.'),
    omitted: (count: number) =>
      fill(t('The link contains more than the lab accepts. Left out: {count}.'), {count}),
  },
}));
