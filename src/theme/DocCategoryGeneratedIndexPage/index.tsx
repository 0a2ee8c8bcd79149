import PageEnd from '@site/src/components/PageEnd';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A category page ends like every other page. */
export default function CategoryPage(props: Props): ReactNode {
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <footer className={styles.end}>
        <PageEnd />
      </footer>
    </>
  );
}
