import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Correction, SearchResult} from '../../core/types';
import Corrections from './Corrections';
import Option from './Option';
import ResultGroup from './ResultGroup';
import {groupByPage} from './groups';
import type {Go} from './go';
import styles from './styles.later.module.css';

/** This many results are rendered first; the whole list at once would be a long task on a slow phone. */
const firstResults = 3;

interface Props {
  /** The query of these results; while the next answer is loading, the field has another one. */
  readonly query: string;
  /** More of the index is being loaded and may give a better list. */
  readonly isPartial: boolean;
  readonly results: readonly SearchResult[];
  readonly corrections: readonly Correction[];
  readonly active: number;
  readonly onChoose: Go;
  readonly onActivate: (position: number) => void;
}

/** The results, grouped by page. */
export default function Results(props: Props): ReactNode {
  const {query, isPartial, results, corrections, active, onChoose, onActivate} = props;
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const rest = setTimeout(() => setWhole(true));
    return () => clearTimeout(rest);
  }, []);
  return (
    <div className={styles.panel}>
      <Corrections list={corrections} />
      <div
        id="search-panel"
        data-query={query}
        aria-busy={isPartial}
        role="listbox"
        aria-label={translate({id: 'search.results', message: 'Search results'})}>
        {groupByPage(isWhole ? results : results.slice(0, firstResults)).map((group) => (
          <ResultGroup key={group.route} group={group}>
            {group.items.map(({result, position}) => (
              <Option
                key={result.document.id}
                result={result}
                position={position}
                isActive={position === active}
                isNested={position !== group.items[0]?.position}
                onChoose={onChoose}
                onActivate={onActivate}
              />
            ))}
          </ResultGroup>
        ))}
      </div>
    </div>
  );
}
