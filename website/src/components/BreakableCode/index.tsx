import {Fragment, type ReactNode} from 'react';
import {breakable, isWhole} from './breakable';

interface Props {
  readonly text: string;
}

/** A name that, if it is long, may break behind punctuation, so that it never widens a narrow column. */
export function BreakableText({text}: Props): ReactNode {
  return breakable(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The same for code. */
export default function BreakableCode({text}: Props): ReactNode {
  return (
    // The class is that of highlighted code.
    <code className={isWhole(text) ? 'tw' : undefined}>
      <BreakableText text={text} />
    </code>
  );
}
