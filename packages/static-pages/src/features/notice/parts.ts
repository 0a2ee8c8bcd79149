import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {noticeText} from './texts';

/** A `<template>` in every page: the parts of the notice, and the texts that the inline script needs. */
export function noticeParts(context: Pick<LoadContext, 'codeTranslations'>): HtmlTagObject {
  const retry = noticeText(context, 'theme.notice.retry');
  return {
    tagName: 'template',
    attributes: {
      id: 'notice-parts',
      'data-scripts': noticeText(context, 'theme.notice.scripts'),
      'data-not-copied': noticeText(context, 'theme.notice.notCopied'),
    },
    innerHTML: `<div id="notice" role="status"></div><span></span><button type="button">${retry}</button><button type="button" aria-label="${noticeText(context, 'theme.notice.close')}">×</button>`,
  };
}
