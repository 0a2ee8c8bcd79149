import {defaultTreeAdapter as tree} from 'parse5';
import {isTableLine, writeColumns, writeRow} from '../core/rows';
import {attribute, findElement, hasClass, textOf, type Element, type Node} from './dom';
import {cellTags, ignoredClasses, ignoredTags, inlineTags, lineTags} from './htmlTags';

/** Marks the border of an inline element in the text. */
const seam = '\u0000';

/** Invisible characters inside words: zero-width ones, soft hyphens. */
export const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly prose: string[];
  /** The prose for display: each row of a table is one piece. */
  readonly shown: string[];
  readonly code: string[];
  /** Texts of links, which are part of the prose as well. */
  readonly links: string[];
  /** Texts in prominent places, which are part of the prose as well. */
  readonly keys: string[];
}

function emptySection(anchor: string, title: string): Section {
  return {anchor, title, prose: [], shown: [], code: [], links: [], keys: []};
}

/** A glossary term: a button inside a sentence that opens a popover. */
function isTerm(element: Element): boolean {
  return attribute(element, 'popovertarget') !== undefined;
}

function isIgnored(element: Element): boolean {
  return (
    (ignoredTags.has(element.tagName) && !isTerm(element)) ||
    attribute(element, 'popover') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'ignore' ||
    ignoredClasses.some((name) => hasClass(element, name))
  );
}

const isNote = (element: Element) => attribute(element, 'data-search') === 'note';

/** Quoted messages, terms and lower headings: what readers search for. */
const keyTags = new Set(['q', 'dt', 'h4', 'h5', 'h6']);

function before(tagName: string): string {
  if (tagName === 'wbr') {
    return '';
  }
  // A definition stays behind its term.
  if (lineTags.has(tagName) && tagName !== 'dd') {
    return '\n';
  }
  return inlineTags.has(tagName) ? seam : ' ';
}

function after(tagName: string): string {
  if (lineTags.has(tagName)) {
    return '\n';
  }
  if (tagName === 'dt') {
    return ': ';
  }
  return cellTags.has(tagName) ? ' · ' : before(tagName);
}

function textWithSeams(node: Node): string {
  if (!tree.isElementNode(node)) {
    return textOf(node);
  }
  const inner = node.childNodes.map(textWithSeams).join('');
  return before(node.tagName) + inner + before(node.tagName);
}

const cellsOf = (row: Element): Element[] =>
  row.childNodes.filter(tree.isElementNode).filter(({tagName}) => cellTags.has(tagName));

/** A row that says something, not the names of the columns. */
function isBodyRow(element: Element): boolean {
  return element.tagName === 'tr' && cellsOf(element).some(({tagName}) => tagName === 'td');
}

function columnsOf(table: Element): string[] {
  const head = findElement(table, (element) => element.tagName === 'tr');
  const cells = head && !isBodyRow(head) ? cellsOf(head) : [];
  return cells.map((cell) => cleanText(textOf(cell)));
}

/** Where parts of a cell are beside or below each other on the screen: "10 seconds", "Allowed: whole seconds"; "intl", "required". */
const cellSeam =
  /(?<=[\p{L}\p{N})”"])\0+(?=\p{Lu})|(?<=[\p{L}\p{N})”"!?])\0{2,}(?=[\p{L}\p{N}]|[*?]\0)/gu;

/** The text of a cell in one line. */
function cellText(cell: Element): string {
  const reader = new SectionReader('', true);
  cell.childNodes.forEach((child) => reader.read(child));
  const [{prose} = emptySection('', '')] = reader.sections;
  return cleanProse([prose.join('').replace(cellSeam, '\n')]).replaceAll('\n', ' · ');
}

/** The text of an element if it is in a prominent place; a table row is named by its first cell. */
function keyOf(element: Element): string {
  if (keyTags.has(element.tagName)) {
    return textWithSeams(element);
  }
  const cells = element.tagName === 'tr' ? element.childNodes.filter(tree.isElementNode) : [];
  const [first] = cells;
  return first && cells.some(({tagName}) => tagName === 'td') ? textWithSeams(first) : '';
}

export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

export function headingText(heading: Element): string {
  const visible = heading.childNodes.filter(
    (child) => !tree.isElementNode(child) || !isIgnored(child),
  );
  return cleanText(visible.map(textOf).join(''));
}

/** Shorter code is shown in the list: commands answer by themselves. */
const maxCommand = 120;

/** Walks the article and starts a section at each h2 and h3 that can be linked to. */
export class SectionReader {
  readonly sections: Section[];

  /** Notes, such as the version since which something exists, are found but not shown; a cell is only shown. */
  constructor(
    title: string,
    private readonly isCell = false,
  ) {
    this.sections = [emptySection('', title)];
  }

  /** Inside a row, which is shown as one piece, or a caption, which repeats its heading. */
  private isHidden = false;

  private get current(): Section {
    return this.sections[this.sections.length - 1] as Section;
  }

  private write(text: string): void {
    this.current.prose.push(text);
    if (!this.isHidden) this.current.shown.push(text);
  }

  read(node: Node): void {
    if (tree.isTextNode(node)) {
      this.write(node.value);
    } else if (tree.isElementNode(node) && !isIgnored(node)) {
      if (isNote(node)) this.readNote(node);
      else this.readElement(node);
    }
  }

  private readElement(element: Element): void {
    const {tagName} = element;
    const anchor = attribute(element, 'id');
    if (tagName === 'h1') {
      return;
    }
    if ((tagName === 'h2' || tagName === 'h3') && anchor) {
      this.sections.push(emptySection(anchor, headingText(element)));
      return;
    }
    if (tagName === 'pre') {
      this.readCode(codeOf(element));
      return;
    }
    if (tagName === 'a') {
      this.current.links.push(textOf(element));
    }
    this.current.keys.push(keyOf(element));
    this.write(before(tagName));
    if (tagName === 'table') {
      this.writeLine(writeColumns(columnsOf(element)));
    }
    if (isBodyRow(element)) {
      this.readRow(element);
    } else if (tagName === 'caption') {
      this.readHidden(element);
    } else {
      element.childNodes.forEach((child) => this.read(child));
    }
    this.write(after(tagName));
  }

  private readCode(code: string): void {
    this.current.code.push(code);
    const lines = code.trim().replace(/\s*\n\s*/g, '\n');
    if (!this.isHidden && lines.length <= maxCommand) this.writeLine(lines);
  }

  private readNote(note: Element): void {
    if (this.isCell) return;
    this.write(before(note.tagName));
    this.readHidden(note);
    this.write(after(note.tagName));
  }

  private readHidden(element: Element): void {
    const wasHidden = this.isHidden;
    this.isHidden = true;
    element.childNodes.forEach((child) => this.read(child));
    this.isHidden = wasHidden;
  }

  private readRow(row: Element): void {
    this.readHidden(row);
    this.writeLine(writeRow(attribute(row, 'id') ?? '', cellsOf(row).map(cellText)));
  }

  private writeLine(line: string): void {
    this.current.shown.push(`\n${line}\n`);
  }
}

/** Code lines may be elements of their own without a line break between them. */
function codeOf(node: Node): string {
  if (tree.isTextNode(node)) {
    return node.value;
  }
  if (!tree.isElementNode(node)) {
    return '';
  }
  const isLine = node.tagName === 'br' || hasClass(node, 'token-line') || hasClass(node, 'line');
  return node.childNodes.map(codeOf).join('') + (isLine ? '\n' : '');
}

/** Where adjacent elements are separate words or lines on the screen: "24 hours" and "Cleanup". */
const lineSeam = /(?<=[\p{Ll}\p{N}.!?;:…)])\0+(?=\p{Lu})|(?<=[\p{L}\p{N}])\0{2,}(?=[\p{L}\p{N}])/gu;

export function joinPieces(pieces: readonly string[]): string {
  return cleanText(pieces.join('').replace(lineSeam, ' ').replaceAll(seam, ''));
}

/** Turns a table row into a sentence: the first cell, a colon, then the other cells. */
function cleanLine(line: string): string {
  return cleanText(line)
    .replace(/^(?:· )+|(?: ·)+(?= ·|$)/g, '')
    .replace(' · ', ': ')
    .replaceAll(' · ', '; ')
    .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1');
}

/** Keeps line breaks, so that excerpts can be cut at them. */
export function cleanProse(pieces: readonly string[]): string {
  const text = pieces.join('').replace(lineSeam, ' ').replaceAll(seam, '');
  return text
    .split('\n')
    .map((line) => (isTableLine(line) ? line : cleanLine(line)))
    .filter((line) => line !== '')
    .join('\n');
}
