import PageMenu from '@site/src/components/PageMenu';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line above the title: where the page stands, and what can be done with it. */
export default function BreadcrumbLine(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
