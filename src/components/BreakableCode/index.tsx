import {Fragment, type ReactNode} from 'react';
import {breakable} from './breakable';

/** Code in a narrow table: may break behind punctuation, so that it never widens the page. */
export default function BreakableCode({text}: {readonly text: string}): ReactNode {
  return (
    <code>
      {breakable(text).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
