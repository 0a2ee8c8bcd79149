import {defaultLocale, textLocale} from './locales';

/**
 * The language that Docusaurus is building, for texts of the configuration: these have no translation file.
 * The development server sets the variable to the text "undefined" when it was started without `--locale`.
 */
export function currentLocale(variable = process.env.DOCUSAURUS_CURRENT_LOCALE) {
  return variable && variable !== 'undefined' ? textLocale(variable) : defaultLocale;
}
