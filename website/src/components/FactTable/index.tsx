import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {isValidElement, type ReactNode} from 'react';
import {isLongPair, shortValue} from '../../content/cellLengths';
import FilterBox from '../Filtered/FilterBox';
import filtered from '../Filtered/styles.module.css';
import styles from './styles.module.css';

export interface FactRow {
  readonly id: string;
  /** One cell a column, in their order. */
  readonly cells: readonly ReactNode[];
  /** Gives the row an anchor, so that other pages and the search can point at it. */
  readonly anchor?: string;
  /** Leads to another place of the same page, so the Markdown copy does without it. */
  readonly isShortcut?: boolean;
}

export interface FilterableRow extends FactRow {
  /** What the filter looks at. */
  readonly text: string;
}

interface Plain {
  readonly rows: readonly FactRow[];
  readonly filterLabel?: undefined;
}

interface Filterable {
  readonly rows: readonly FilterableRow[];
  /** Shows a filter box above the table, with this label. */
  readonly filterLabel: string;
}

type Props = (Plain | Filterable) & {
  readonly caption: string;
  readonly columns: readonly string[];
  /**
   * For tables of the same kind on one page: columns begin at the same place in all of them. They are equally wide,
   * or the second one has more room for texts, or less for numbers.
   */
  readonly aligned?: 'even' | 'text' | 'short';
};

interface TextProps {
  readonly text?: unknown;
  readonly children?: ReactNode;
}

/** Length of a text; components show their `text` or their children. */
function lengthOf(cell: ReactNode): number {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell).length;
  if (Array.isArray(cell)) return cell.reduce((sum: number, part) => sum + lengthOf(part), 0);
  if (!isValidElement<TextProps>(cell)) return 0;
  const {text, children} = cell.props;
  return typeof text === 'string' ? text.length : children === undefined ? NaN : lengthOf(children);
}

/** A table made from `data/`; its look on phones is in packages/static-pages/src/css/base.css. */
export default function FactTable({
  caption,
  columns,
  rows,
  filterLabel,
  aligned,
}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  rows.forEach(({anchor}) => anchor && brokenLinks.collectAnchor(anchor));
  const isCards =
    columns.length > 2 ||
    rows.some(({cells: [name, value]}) => isLongPair(lengthOf(name), lengthOf(value)));
  return (
    <div className={styles.facts} data-table data-facts data-wide={columns.length > 3 || undefined}>
      {filterLabel && <FilterBox label={filterLabel} count={rows.length} />}
      {/* Roles are repeated because "display: block" on a phone would take them away. */}
      <table
        role="table"
        className={clsx(styles.table, filtered.sticky)}
        data-cards={isCards || undefined}
        data-aligned={aligned}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              id={row.anchor}
              data-markdown={row.isShortcut ? 'ignore' : undefined}
              data-text={'text' in row ? row.text : undefined}>
              {row.cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  data-label={columns[index]}
                  data-short={(isCards && index > 0 && lengthOf(cell) <= shortValue) || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
