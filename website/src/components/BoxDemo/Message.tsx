import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Piece} from './rating';
import styles from './styles.later.module.css';

interface Props {
  readonly id: string;
  readonly message: string;
  readonly pieces: readonly Piece[];
  readonly onEdit: (message: string) => void;
}

/**
 * A text field that marks words: the same text lies behind it. That text also gives the field its
 * height, so that it never scrolls and both stay in step.
 */
export default function Message({id, message, pieces, onEdit}: Props): ReactNode {
  return (
    <>
      <label htmlFor={id} className={styles.fieldLabel}>
        <Translate id="boxDemo.message">Message</Translate>
      </label>
      <div className={styles.field}>
        <div className={styles.behind} aria-hidden="true">
          {pieces.map(({text, item}, index) =>
            item ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
          {/* The line after a line break at the end counts too. */}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          maxLength={500}
          value={message}
          onChange={({target}) => onEdit(target.value)}
        />
      </div>
    </>
  );
}
