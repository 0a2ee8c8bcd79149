import type {HtmlTagObject} from '@docusaurus/types';
import {textLocale} from '../../../../../website/config/locales';
import {noticeTexts} from './texts';

/** A template in every page: the parts of the notice, and the texts that the inline script needs. */
export function noticeParts(locale: string): HtmlTagObject {
  const {close, retry, scripts, notCopied} = noticeTexts[textLocale(locale)];
  return {
    tagName: 'template',
    attributes: {
      id: 'notice-parts',
      'data-retry': retry,
      'data-scripts': scripts,
      'data-not-copied': notCopied,
    },
    innerHTML: `<div id="notice" role="status"></div><span></span><button type="button">${retry}</button><button type="button" aria-label="${close}">×</button>`,
  };
}
