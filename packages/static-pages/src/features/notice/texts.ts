import type {LoadContext} from '@docusaurus/types';

/** English texts of the notice, by the id of their translation. The HTML of every page has them. */
const texts = {
  'theme.notice.close': 'Close',
  'theme.notice.retry': 'Try again',
  'theme.notice.scripts':
    'Some functions of this page, such as the search, could not be loaded. You can read on and follow links.',
  'theme.notice.notCopied':
    'The browser did not allow copying. The code is selected now, so you can copy it yourself.',
} as const;

/** The names that scripts use: ids without their first word, as attributes of the template. */
export type NoticeText = 'scripts' | 'notCopied';

/** The text in the language that is being built, from `i18n/<language>/code.json`. */
export const noticeText = (
  {codeTranslations}: Pick<LoadContext, 'codeTranslations'>,
  id: keyof typeof texts,
): string => codeTranslations[id] ?? texts[id];
