import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CodeBlockTools from '@theme/CodeBlockTools';
import {CheckIcon, CopyIcon, WrapIcon} from '../../components/icons';
import styles from './styles.module.css';

interface Props {
  /** As highlighted; undefined for plain code. */
  readonly html: string | undefined;
  /** Whether long lines wrap from the start. */
  readonly wraps: boolean;
}

/** Buttons of a code block. The inline script handles their clicks (packages/static-pages/src/startup/inline/code.ts). */
export default function Buttons({html, wraps}: Props): ReactNode {
  const wrap = translate({id: 'codeBlock.wrap', message: 'Wrap long lines'});
  const copy = translate({id: 'codeBlock.copy', message: 'Copy code'});
  const copied = translate({id: 'codeBlock.copied', message: 'Copied'});
  return (
    <div className={styles.buttons}>
      <CodeBlockTools html={html} className={styles.button} />
      <button
        type="button"
        className={styles.button}
        aria-label={wrap}
        title={wrap}
        aria-pressed={wraps}
        data-code-tool="wrap">
        <WrapIcon />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={copy}
        title={copy}
        data-code-tool="copy"
        data-done={copied}>
        <CopyIcon />
        <CheckIcon />
      </button>
    </div>
  );
}
