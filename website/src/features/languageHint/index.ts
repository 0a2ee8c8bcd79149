import type {ClientModule} from '@docusaurus/types';
import {noticeLink, showNotice} from 'docusaurus-theme-static-pages/notice';
import {read, write} from 'docusaurus-theme-static-pages/storage';
import {localeBase} from '../../../config/localeBase';
import {locales, textLocale, type Locale} from '../../../config/locales';
import {t} from '../../../texts';
import {preferredLocale} from './preferredLocale';

/** Local storage: present when the reader has closed the hint or chosen a language. */
const storageKey = 'docs.languageHint';

const text = t('Read this page in English');

/** The link of the hint, whose language is not that of the page. */
const shownLink = () => document.querySelector<HTMLAnchorElement>('#notice a[lang]');

/** The same place in the other language. */
function addressIn(locale: Locale): string {
  const {pathname, search, hash} = window.location;
  const path = pathname.slice(localeBase[textLocale(document.documentElement.lang)].length);
  return `${localeBase[locale]}${path}${search}${hash}`;
}

function offer(locale: Locale): void {
  const link = noticeLink(text[locale], addressIn(locale));
  link.lang = locale;
  showNotice('', undefined, link);
}

/** A reader who closes the hint, follows it or chooses a language in the menu needs none. */
function onClick({target}: MouseEvent): void {
  const control = (target as Element).closest('a, button');
  if (control?.matches('.navbar a[lang], .navbar-sidebar a[lang]')) write(storageKey, 'dismissed');
  else if (control?.closest('#notice')?.contains(shownLink())) write(storageKey, 'dismissed');
}

// Before the notice closes.
if (typeof document !== 'undefined') document.addEventListener('click', onClick, {capture: true});

/** Tells readers whose browser prefers the other language that the page exists in it. */
const languageHint: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const link = shownLink();
    if (link) link.href = addressIn(textLocale(link.lang));
    const wanted = preferredLocale(navigator.languages, locales);
    if (previousLocation || !wanted || wanted === textLocale(document.documentElement.lang)) return;
    if (read(storageKey) === null) offer(wanted);
  },
};

export default languageHint;
