import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A command in a table cell: one line that scrolls, with a button to copy it. */
export default function CommandLine({text}: {readonly text: string}): ReactNode {
  return (
    <div className={styles.line}>
      <CodeBlock language="text">{text}</CodeBlock>
    </div>
  );
}
