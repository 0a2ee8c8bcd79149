import {Fragment, type ReactNode} from 'react';
import {breakable} from './breakable';

interface Props {
  readonly text: string;
}

/** A name that may break behind punctuation, so that it never widens a narrow column. */
export function BreakableText({text}: Props): ReactNode {
  return breakable(text).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** The same for code. */
export default function BreakableCode({text}: Props): ReactNode {
  return (
    <code>
      <BreakableText text={text} />
    </code>
  );
}
