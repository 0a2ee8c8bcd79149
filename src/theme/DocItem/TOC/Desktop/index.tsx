import ReportLink from '@site/src/components/ReportLink';
import DesktopTOC from '@theme-original/DocItem/TOC/Desktop';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Below the contents, in view wherever the reader is: the way to report the section being read. */
export default function TOCWithReport(): ReactNode {
  return (
    <div className={styles.column}>
      <DesktopTOC />
      <ReportLink className={styles.report} />
    </div>
  );
}
