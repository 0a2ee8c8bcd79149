import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SearchAnswer} from '../../core/types';
import styles from './styles.later.module.css';

interface Props {
  readonly query: string;
  readonly answer: SearchAnswer;
  readonly onClose: () => void;
}

/** Tells that nothing was found, and offers similar titles. */
export default function NoResults({query, answer, onClose}: Props): ReactNode {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>
        <Translate id="search.noResults" values={{query}}>
          {'No results for “{query}”'}
        </Translate>
      </p>
      <p className={styles.hint}>
        <Translate id="search.noResultsHelp">
          Try fewer or other words, or a part of the error message.
        </Translate>
      </p>
      {answer.suggestions.length > 0 && (
        <>
          <p className={styles.hint}>
            <Translate id="search.didYouMean">Did you mean</Translate>
          </p>
          <ul className={styles.suggestions}>
            {answer.suggestions.map(({title, route}) => (
              <li key={route}>
                <Link to={route} onClick={onClose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
