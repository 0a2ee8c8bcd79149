import PageMenu from '@site/src/components/PageMenu';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line above the title: breadcrumbs and the menu of the page. */
export default function BreadcrumbLine(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
