import {useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.later.module.css';
import {frameTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly onShare: () => string | undefined;
  readonly resultText: () => string;
  readonly onReset: () => void;
}

/** Link, copy and reset, the same in every lab. */
export default function LabBar({onShare, resultText, onReset}: Props): ReactNode {
  const text = frameTexts[useLocale()];
  const {result, copy} = useCopy();
  // What was copied last, which the answer is about.
  const [subject, setSubject] = useState<'link' | 'result' | 'tooLong'>('link');
  const copyLink = () => {
    const address = onShare();
    setSubject(address === undefined ? 'tooLong' : 'link');
    if (address !== undefined) copy(address);
  };
  const copyResult = () => {
    setSubject('result');
    copy(resultText());
  };
  const answer = subject === 'tooLong' ? text.tooLong : result && text.answers[subject][result];
  return (
    <div className={styles.bar} data-bar data-markdown="ignore" data-search="ignore">
      <button type="button" className={styles.quiet} onClick={copyLink}>
        {text.copyLink}
      </button>
      <button type="button" className={styles.quiet} onClick={copyResult}>
        {text.copyResult}
      </button>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => {
          setSubject('link');
          onReset();
        }}>
        {text.reset}
      </button>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
    </div>
  );
}
