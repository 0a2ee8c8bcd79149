import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {MAX_QUERY} from '../../features/tableFilter/filterRows';
import {countText} from '../../format/plural';
import {useLocale} from '../../hooks/useLocale';
import styles from './styles.module.css';

export interface FilterProps {
  readonly label: string;
  readonly count: number;
  readonly elsewhere?: ReactNode;
}

/** src/features/tableFilter handles its input, without React. */
export default function FilterBox({label, count, elsewhere}: FilterProps): ReactNode {
  const id = useId();
  const locale = useLocale();
  const text = translate(
    {id: 'factTable.count', message: '{count} entry|{count} entries'},
    {count: '{count}'},
  );
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {/* The placeholder lets styles tell whether it is empty. */}
      <input
        id={id}
        type="search"
        placeholder=" "
        maxLength={MAX_QUERY}
        autoComplete="off"
        spellCheck={false}
        data-fact-filter
      />
      <output htmlFor={id}>
        <span data-count={text}>{countText(text, count, locale)}</span>
        <span hidden data-no-match data-markdown="ignore" data-search="ignore">
          <Translate id="factTable.noMatch">Nothing matches.</Translate> {elsewhere}
        </span>
      </output>
    </div>
  );
}
