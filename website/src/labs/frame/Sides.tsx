import type {ReactNode} from 'react';
import styles from './styles.later.module.css';
import {useHeight} from './useHeight';

interface Props {
  readonly controls: ReactNode;
  /** Leave more room for the result. */
  readonly fewControls?: boolean;
  /** Stays in sight: above all on phones, on top of the result where there is room for two columns. */
  readonly verdict: ReactNode;
  /** The result in detail. */
  readonly children?: ReactNode;
}

/** The controls of a lab and its result, in two columns where there is room. */
export default function Sides(props: Props): ReactNode {
  const {controls, fewControls, verdict, children} = props;
  return (
    <div className={styles.sides} data-sides data-few-controls={fewControls}>
      <div className={styles.controls} data-markdown="ignore" data-search="ignore">
        <div ref={useHeight()} className={styles.column}>
          {controls}
        </div>
      </div>
      <div className={styles.results}>
        <div ref={useHeight()} className={styles.result}>
          <div className={styles.pinned} data-pinned>
            {verdict}
          </div>
          <div className={styles.details}>{children}</div>
        </div>
      </div>
    </div>
  );
}
