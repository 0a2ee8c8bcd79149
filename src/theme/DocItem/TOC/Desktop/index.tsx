import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import ReportLink from '@site/src/components/ReportLink';
import DesktopTOC from '@theme-original/DocItem/TOC/Desktop';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** More entries than this are no overview: then only the section being read shows what is in it. */
const MANY = 20;

/** The contents, and below them, in view wherever the reader is, the way to report the section being read. */
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
