/** The inline markup of texts in `data/`: `code`, **bold** and [link](/docs/…). */
export type Piece =
  | {readonly kind: 'text' | 'code' | 'bold'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly to: string};

const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function parseRichText(source: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) pieces.push({kind: 'text', text: source.slice(end, match.index)});
    const [whole, code, bold, text, to] = match;
    if (code !== undefined) pieces.push({kind: 'code', text: code});
    else if (bold !== undefined) pieces.push({kind: 'bold', text: bold});
    else pieces.push({kind: 'link', text: text ?? '', to: to ?? ''});
    end = match.index + whole.length;
  }
  if (end < source.length) pieces.push({kind: 'text', text: source.slice(end)});
  return pieces;
}
