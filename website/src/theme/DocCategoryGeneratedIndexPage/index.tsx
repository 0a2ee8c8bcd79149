import {defaultLocale, translatedDocs} from '@site/config/locales';
import PageEnd from '@site/src/components/PageEnd';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The file with title, description and order of this page, or with their translation. */
function useEditUrl(): string {
  const {editBase} = useProduct();
  const locale = useLocale();
  const file = locale === defaultLocale ? 'sidebars.ts' : `${translatedDocs(locale)}.json`;
  return `${editBase}/${file}`;
}

/** A category page ends like every other page. */
export default function CategoryPage(props: Props): ReactNode {
  return (
    <div className={styles.page}>
      <DocCategoryGeneratedIndexPage {...props} />
      <footer className={styles.end}>
        <PageEnd editUrl={useEditUrl()} />
      </footer>
    </div>
  );
}
