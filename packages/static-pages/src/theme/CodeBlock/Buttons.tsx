import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  CheckIcon,
  CopyIcon,
  ValuesIcon,
  WrapIcon,
} from '../../../../../website/src/components/icons';
import styles from './styles.module.css';

/** Opens the panel for the reader's values; website/src/features/pageTools handles its clicks. */
function ValuesButton(): ReactNode {
  const label = translate({id: 'codeBlock.values', message: 'Show your values'});
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-tool="values">
      <ValuesIcon />
    </button>
  );
}

interface Props {
  /** Whether the code has placeholders that the reader may replace. */
  readonly hasValues?: boolean;
  /** Whether long lines wrap from the start. */
  readonly wraps: boolean;
}

/** Buttons of a code block. The inline script handles their clicks (packages/static-pages/src/startup/inline/code.ts). */
export default function Buttons({hasValues, wraps}: Props): ReactNode {
  const wrap = translate({id: 'codeBlock.wrap', message: 'Wrap long lines'});
  const copy = translate({id: 'codeBlock.copy', message: 'Copy code'});
  const copied = translate({id: 'codeBlock.copied', message: 'Copied'});
  return (
    <div className={styles.buttons}>
      {hasValues && <ValuesButton />}
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
