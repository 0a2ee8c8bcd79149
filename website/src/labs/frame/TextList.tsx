import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';

interface Props {
  /** In the markup of RichText; unique, because they are the keys. */
  readonly texts: readonly string[];
  readonly className?: string;
}

/** A bulleted list for verdicts, notes and reasons. */
export default function TextList({texts, className}: Props): ReactNode {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
