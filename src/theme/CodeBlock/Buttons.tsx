import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {CheckIcon, CopyIcon, ValuesIcon, WrapIcon} from '@site/src/components/icons';
import styles from './styles.module.css';

/** How long the button says that the code was copied. */
const COPIED_MS = 2000;

function CopyButton({pre}: {readonly pre: RefObject<HTMLPreElement | null>}): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = copied
    ? translate({id: 'codeBlock.copied', message: 'Copied'})
    : translate({id: 'codeBlock.copy', message: 'Copy code'});
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => {
        void navigator.clipboard
          ?.writeText(pre.current?.textContent ?? '')
          .then(() => setCopied(true));
      }}>
      {copied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}

function WrapButton({pre}: {readonly pre: RefObject<HTMLPreElement | null>}): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  const label = translate({id: 'codeBlock.wrap', message: 'Wrap long lines'});
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={wrapped}
      onClick={() => {
        pre.current?.toggleAttribute('data-wrap', !wrapped);
        setWrapped(!wrapped);
      }}>
      <WrapIcon />
    </button>
  );
}

/** Opens the panel for the reader's values; src/pageTools listens to it. */
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
  readonly pre: RefObject<HTMLPreElement | null>;
  /** Whether the code has placeholders that the reader may replace. */
  readonly hasValues?: boolean;
}

export default function Buttons({pre, hasValues}: Props): ReactNode {
  return (
    <div className={styles.buttons}>
      {hasValues && <ValuesButton />}
      <WrapButton pre={pre} />
      <CopyButton pre={pre} />
    </div>
  );
}
