import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import ReportLink from '../ReportLink';
import styles from './styles.module.css';

/** What a reader can do with the page. Server HTML; src/features/pageTools makes it work. */
export default function PageMenu(): ReactNode {
  const copy = copyPath(useLocation().pathname);
  return (
    <details className={styles.menu} data-page-menu data-markdown="ignore">
      <summary className={styles.summary}>
        <Translate id="pageMenu.title">Copy page</Translate>
      </summary>
      <ul className={styles.list}>
        <li className={styles.needsScript}>
          <button type="button" data-tool="copyMarkdown" data-href={copy}>
            <Translate id="pageMenu.copyMarkdown">Copy as Markdown</Translate>
          </button>
        </li>
        <li>
          <a href={copy}>
            <Translate id="pageMenu.viewMarkdown">View as Markdown</Translate>
          </a>
        </li>
        <li>
          <ReportLink />
        </li>
      </ul>
    </details>
  );
}
