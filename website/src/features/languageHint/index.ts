import type {ClientModule} from '@docusaurus/types';
import {read, write} from 'docusaurus-theme-static-pages/storage';
import {localeBase} from '../../../config/localeBase';
import {locales, textLocale, type Locale} from '../../../config/locales';
import {preferredLocale} from './preferredLocale';

/** Local storage: present when the reader has closed the hint or chosen a language. */
const storageKey = 'docs.languageHint';

let isDone = false;

/** The language of the page. */
const shownLocale = () => textLocale(document.documentElement.lang);

const wasDismissed = () => isDone || read(storageKey) !== null;

function dismiss(): void {
  isDone = true;
  write(storageKey, 'dismissed');
}

/** The same place in the other language. */
function addressIn(locale: Locale): string {
  const path = location.pathname.slice(localeBase[shownLocale()].length);
  return `${localeBase[locale]}${path}${location.search}${location.hash}`;
}

function offer(locale: Locale): void {
  void import('./showHint').then(({showHint}) =>
    showHint({locale, address: () => addressIn(locale), onDismiss: dismiss}),
  );
}

/** A reader who chooses a language in the menu needs no hint about the other one. */
function onClick({target}: MouseEvent): void {
  if ((target as Element).closest('.navbar a[lang], .navbar-sidebar a[lang]')) dismiss();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}

/** Tells readers whose browser prefers the other language that the page exists in it. */
const languageHint: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const wanted = preferredLocale(navigator.languages, locales);
    if (previousLocation || !wanted || wanted === shownLocale() || wasDismissed()) return;
    offer(wanted);
  },
};

export default languageHint;
