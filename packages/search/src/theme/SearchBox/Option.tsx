import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
// Written by the plugin; loaded with the box instead of with every page.
import patterns from '@generated/docusaurus-theme-section-search/default/kinds.json';
import type {SearchResult, TextPart} from '../../core/types';
import KindIcon from './KindIcon';
import {placeOf} from './groups';
import {onPlainClick, optionId, type Go} from './go';
import {resultKind} from './resultKind';
import styles from './styles.later.module.css';

const kindOf = resultKind(patterns);

interface Props {
  readonly result: SearchResult;
  readonly position: number;
  readonly isActive: boolean;
  readonly isNested: boolean;
  readonly onGo: Go;
  readonly onActivate: (position: number) => void;
}

function Marked({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, at) => (match ? <mark key={at}>{text}</mark> : text));
}

function Icon({result: {fact, document}}: Pick<Props, 'result'>): ReactNode {
  if (!fact) {
    return <KindIcon kind={kindOf(document)} />;
  }
  const kind = kindOf({...document, title: fact.name});
  return <KindIcon kind={kind === 'section' ? 'row' : kind} label={fact.kind || undefined} />;
}

/** A result. It is a link, so that it can be opened in a new tab as well. */
export default function Option({
  result,
  position,
  isActive,
  isNested,
  onGo,
  onActivate,
}: Props): ReactNode {
  const {document, terms, fact} = result;
  // A row that answers, or the section.
  const route = fact?.route ?? document.sectionRoute;
  const state = {searchTerms: terms, searchType: document.type, searchRow: fact?.name};
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);
  return (
    // The focus stays in the text field, which handles the keys for all options.
    <a
      ref={link}
      id={optionId(position)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={route}
      className={clsx(styles.option, isActive && styles.active, isNested && styles.nested)}
      onClick={onPlainClick(() => onGo({route, state}))}
      onPointerMove={() => !isActive && onActivate(position)}>
      <span className={styles.head}>
        <span className={styles.title}>
          <Icon result={result} /> <Marked parts={fact?.nameParts ?? result.titleParts} />
        </span>
        <span className={styles.path}>{placeOf(result, isNested)}</span>
      </span>
      <span className={styles.excerpt}>
        <Marked parts={result.excerpt} />
      </span>
    </a>
  );
}
