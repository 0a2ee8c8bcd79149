import type {ReactNode} from 'react';
import {useResultText, type ResultText} from './labContext';
import styles from './styles.later.module.css';

interface Props {
  readonly controls: ReactNode;
  /** Stays in sight: above all on phones, on top of the result where there is room for two columns. */
  readonly verdict: ReactNode;
  /** What the button "Copy result" copies. */
  readonly resultText: ResultText;
  /** The result in detail. */
  readonly children?: ReactNode;
}

/** The controls of a lab and its result, in two columns where there is room. */
export default function Sides({controls, verdict, resultText, children}: Props): ReactNode {
  useResultText(resultText);
  return (
    <div className={styles.sides} data-sides>
      <div className={styles.controls} data-markdown="ignore" data-search="ignore">
        {controls}
      </div>
      <div className={styles.results}>
        <div className={styles.result}>
          <div className={styles.pinned} data-pinned>
            {verdict}
          </div>
          <div className={styles.details}>{children}</div>
        </div>
      </div>
    </div>
  );
}
