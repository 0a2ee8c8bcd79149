import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import ReportLink from '@site/src/components/ReportLink';
import DesktopTOC from '@theme-original/DocItem/TOC/Desktop';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** With more entries than this, only the section being read shows its subsections. */
const MANY = 20;

/** The table of contents, and below it, always in view, the link to report a problem. */
export default function TOCWithReport(): ReactNode {
  return (
    <div className={clsx(styles.column, useDoc().toc.length > MANY && styles.long)}>
      <p className={styles.heading}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <DesktopTOC />
      <ReportLink className={styles.report} />
    </div>
  );
}
