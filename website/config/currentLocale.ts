import {defaultLocale, textLocale} from './locales';

/**
 * The language that Docusaurus is building, for texts of the configuration, which have no translation file. Without
 * `--locale` the development server sets the variable to the text "undefined".
 */
export function currentLocale(variable = process.env.DOCUSAURUS_CURRENT_LOCALE) {
  return variable && variable !== 'undefined' ? textLocale(variable) : defaultLocale;
}
