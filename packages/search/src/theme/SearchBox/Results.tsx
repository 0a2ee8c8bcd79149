import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BoxState} from '../../client/boxState';
import type {Correction} from '../../core/types';
import Option from './Option';
import {groupByPage} from './groups';
import type {Go} from './go';
import styles from './styles.later.module.css';

/** This many results are rendered first; the whole list at once would be a long task on a slow phone. */
const firstResults = 3;

/** Tells which words were searched for instead of those that no page has. */
function Corrections({list}: {readonly list: readonly Correction[]}): ReactNode {
  return list.map(({typed, meant}) => (
    <p key={typed} className={styles.hint}>
      <Translate
        id="search.corrected"
        values={{typed, meant: <strong className={styles.meant}>{meant}</strong>}}>
        {'No page has “{typed}”. Results for {meant}'}
      </Translate>
    </p>
  ));
}

interface Props {
  readonly state: BoxState;
  readonly onGo: Go;
  readonly onActivate: (position: number) => void;
}

/** The results, grouped by page. While the next answer is loading, the field has another query than the list. */
export default function Results({
  state: {answer, answered, active},
  onGo,
  onActivate,
}: Props): ReactNode {
  const {results = [], corrections = []} = answer ?? {};
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const rest = setTimeout(() => setWhole(true));
    return () => clearTimeout(rest);
  }, []);
  return (
    <>
      <Corrections list={corrections} />
      <div
        id="search-panel"
        data-answer={answered}
        role="listbox"
        aria-label={translate({id: 'search.results', message: 'Search results'})}>
        {groupByPage(isWhole ? results : results.slice(0, firstResults)).map((group) => (
          <div key={group.route} role="group" aria-label={group.pageTitle} className={styles.group}>
            {group.items.map(({result, position}) => (
              <Option
                key={result.document.id}
                result={result}
                position={position}
                isActive={position === active}
                isNested={position !== group.items[0]?.position}
                onGo={onGo}
                onActivate={onActivate}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
