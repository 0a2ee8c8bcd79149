import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useRef, useState, type ReactNode} from 'react';
import type {Piece} from './rating';
import styles from './styles.later.module.css';

interface Props {
  readonly id: string;
  readonly message: string;
  readonly pieces: readonly Piece[];
  readonly onEdit: (message: string) => void;
}

/** With these properties React keeps the children of an element as they are, also during hydration. */
const untouched = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/**
 * React sets a text area that it hydrates back to its first text. So it keeps one that the server has rendered as it is,
 * and learns afterwards what the reader typed by then.
 */
function Field({id, message, onEdit}: Omit<Props, 'pieces'>): ReactNode {
  const [isServed] = useState(
    () => ExecutionEnvironment.canUseDOM && document.getElementById(id) !== null,
  );
  const place = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const typed = place.current?.querySelector('textarea')?.value ?? message;
    if (typed !== message) onEdit(typed);
  }, [message, onEdit]);
  const field = <textarea id={id} maxLength={500} defaultValue={message} />;
  return (
    <div
      ref={place}
      onInput={({target}) => onEdit((target as HTMLTextAreaElement).value)}
      {...(isServed ? untouched : {children: field})}
    />
  );
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
        <Field id={id} message={message} onEdit={onEdit} />
      </div>
    </>
  );
}
