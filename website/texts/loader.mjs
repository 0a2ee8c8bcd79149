/** Bundler loader that replaces each text by its translations, so that no page loads a catalogue. */
import {locales} from '../config/localeNames.mjs';
import {textCallsOf} from './calls.mjs';
import {folderOf, translationOf} from './catalogues.cjs';

/** @import {TextCall} from './calls.mjs' */

/** @param {TextCall} call */
function inAllLanguages({text = '', context, isInner}) {
  const texts = locales.map((locale) => [locale, translationOf(locale, text, context) ?? text]);
  const json = JSON.stringify(Object.fromEntries(texts));
  return isInner ? `t(${json})` : `(${json})`;
}

/** @this {import('webpack').LoaderContext<object>} @param {string} source */
export default function textsLoader(source) {
  const calls = textCallsOf(this.resourcePath, source);
  if (calls.length > 0) locales.forEach((locale) => this.addContextDependency(folderOf(locale)));
  return calls.reduceRight(
    (code, call) => code.slice(0, call.start) + inAllLanguages(call) + code.slice(call.end),
    source,
  );
}
