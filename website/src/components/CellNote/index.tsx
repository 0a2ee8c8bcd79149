import type {ReactNode} from 'react';
import RichText from '../RichText';
import styles from './styles.module.css';

interface Props {
  readonly title?: string;
  readonly text: string;
}

/** A second line in a table cell: fewer columns keep a table readable in a narrow window. */
export default function CellNote({title, text}: Props): ReactNode {
  return (
    <span className={styles.note}>
      {title && <b>{title} </b>}
      <RichText text={text} />
    </span>
  );
}
