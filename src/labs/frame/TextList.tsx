import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';

interface Props {
  /** In the markup of RichText; no two are the same. */
  readonly texts: readonly string[];
  readonly className?: string;
}

/** A list of texts, as verdicts, notes and reasons have it. */
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
