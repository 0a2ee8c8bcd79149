/** A row of a table, in the text of its section. */
export interface Row {
  /** Id of the row; empty if it has none. */
  readonly anchor: string;
  /** What the column of the name is called: "Setting". */
  readonly kind: string;
  readonly name: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly label: string;
  readonly text: string;
}

/** Paragraphs between two rows, one a line. */
export type Piece = Row | {readonly prose: string};

/** Rows and the names of their columns are lines of the text that begin with these characters. */
const rowMark = '\t';
const columnsMark = '\f';

export function writeColumns(labels: readonly string[]): string {
  return columnsMark + labels.join('\t');
}

export function writeRow(anchor: string, cells: readonly string[]): string {
  return [rowMark + anchor, ...cells].join('\t');
}

export function isTableLine(line: string): boolean {
  return line.startsWith(rowMark) || line.startsWith(columnsMark);
}

/** Parts of a cell are beside each other on the screen. */
const betweenParts = ' · ';

/**
 * The cell that names the row is the first with a letter, as the first column may number the rows. Its
 * first part is the name; others ("required") are said of it, like the cells.
 */
function readRow(line: string, labels: readonly string[]): Row {
  const [anchor = '', ...texts] = line.slice(1).split('\t');
  const cells = texts.map((text, column) => ({text, label: labels[column] ?? ''}));
  const at = Math.max(
    0,
    cells.findIndex(({text}) => /\p{L}/u.test(text)),
  );
  const [name = '', ...notes] = (cells[at]?.text ?? '').split(betweenParts);
  const note = {text: notes.join(betweenParts), label: ''};
  const said = cells.map((cell, column) => (column === at ? note : cell));
  return {
    anchor,
    kind: cells[at]?.label ?? '',
    name,
    cells: said.filter(({text}) => /[\p{L}\p{N}]/u.test(text)),
  };
}

/** Divides the text of a section into its rows and what is between them. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let labels: readonly string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) pieces.push({prose: prose.join('\n')});
    prose = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith(columnsMark)) {
      labels = line.slice(1).split('\t');
    } else if (line.startsWith(rowMark)) {
      endProse();
      pieces.push(readRow(line, labels));
    } else {
      prose.push(line);
    }
  }
  endProse();
  return pieces;
}

export function isRow(piece: Piece): piece is Row {
  return 'cells' in piece;
}
