import {useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.later.module.css';
import {frameTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly onShare: () => string | undefined;
  readonly onReset: () => void;
}

/** Link and reset, the same in every lab. */
export default function LabBar({onShare, onReset}: Props): ReactNode {
  const text = frameTexts[useLocale()];
  const {result, copy} = useCopy();
  const [isTooLong, setIsTooLong] = useState(false);
  const copyLink = () => {
    const address = onShare();
    setIsTooLong(address === undefined);
    if (address !== undefined) copy(address);
  };
  const reset = () => {
    setIsTooLong(false);
    onReset();
  };
  return (
    <div className={styles.bar} data-bar data-markdown="ignore" data-search="ignore">
      <button type="button" className={styles.quiet} onClick={copyLink}>
        {text.copyLink}
      </button>
      <button type="button" className={styles.quiet} onClick={reset}>
        {text.reset}
      </button>
      <span role="status" className={styles.answer}>
        {isTooLong ? text.tooLong : result && text.linkAnswers[result]}
      </span>
    </div>
  );
}
