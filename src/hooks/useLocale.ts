import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/config/locales';

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return useDocusaurusContext().i18n.currentLocale as Locale;
}
