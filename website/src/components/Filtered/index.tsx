import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import FilterBox, {type FilterProps} from './FilterBox';
import styles from './styles.module.css';

interface Props extends Omit<FilterProps, 'elsewhere'> {
  /** Where to read on if nothing matches, for example `#not-listed`. */
  readonly elsewhere?: string;
  readonly children: ReactNode;
}

/** A Markdown table with a filter above it; src/content/markdown/remarkTables.ts counts its rows. */
export default function Filtered({elsewhere, children, ...filter}: Props): ReactNode {
  const link = elsewhere && (
    <a href={elsewhere}>
      <Translate id="filtered.elsewhere">Not listed? What you can do</Translate>
    </a>
  );
  return (
    <div className={clsx(styles.filtered, styles.sticky)} data-facts>
      <FilterBox {...filter} elsewhere={link} />
      {children}
    </div>
  );
}
