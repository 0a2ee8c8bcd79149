import {useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './controls/styles.later.module.css';
import type {Entries} from './core/shared';
import {useLabContext} from './labContext';
import {frameTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly entries: () => Entries;
  /** Says what the link contains; the default text is for links with the whole state. */
  readonly help?: string;
}

/** Copies a link that restores the state of the lab. `entries` must not contain secrets. */
export default function CopyLink({entries, help}: Props): ReactNode {
  const text = frameTexts[useLocale()];
  const {share} = useLabContext();
  const {result, copy} = useCopy();
  const [tooLong, setTooLong] = useState(false);
  const onClick = () => {
    const address = share(entries());
    setTooLong(address === undefined);
    if (address !== undefined) copy(address);
  };
  const answer = {copied: text.copied, refused: text.refusedLink};
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.quiet} onClick={onClick}>
        {text.copyLink}
      </button>
      <span className={styles.note}>{help ?? text.linkHelp}</span>
      <span role="status" className={styles.answer}>
        {tooLong ? text.tooLong : result && answer[result]}
      </span>
    </div>
  );
}
