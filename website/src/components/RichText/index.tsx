import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import BreakableCode from '../BreakableCode';
import {parseRichText, type Piece} from '../../content/markdown/richText';

function render(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'code':
      return <BreakableCode text={piece.text} />;
    case 'bold':
      return <b>{piece.text}</b>;
    case 'link':
      return <Link to={piece.to}>{piece.text}</Link>;
    case 'text':
      return piece.text;
  }
}

/** Shows a text of `data/` with its small markup. */
export default function RichText({text}: {readonly text: string}): ReactNode {
  return parseRichText(text).map((piece, index) => (
    <Fragment key={index}>{render(piece)}</Fragment>
  ));
}
