import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {textLocale, type Locale} from '@site/config/locales';

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return textLocale(useDocusaurusContext().i18n.currentLocale);
}
