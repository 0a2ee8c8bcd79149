import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ResultKind} from './resultKind';
import styles from './styles.later.module.css';

/** SVG paths for stroked icons with a viewBox of 16 by 16. */
const paths: Record<ResultKind, string> = {
  page: 'M4 2h5l3 3v9H4zM9 2v3h3',
  row: 'M2 3.5h12v9H2zM2 6.5h12M6.5 6.5v6',
  section: 'M6 3v10M10 3v10M3.5 6h9M3.5 10h9',
  setting: 'M2 5h6M12 5h2M2 11h2M8 11h6M10 3v4M6 9v4',
  variable: 'M6 3C3 3 5 8 3 8c2 0 0 5 3 5M10 3c3 0 1 5 3 5-2 0 0 5-3 5',
  command: 'm3 4 4 4-4 4M8 12h5',
  error: 'M8 2 14 13H2zM8 6v3.5M8 11.4v.1',
  api: 'm5 4-3 4 3 4M11 4l3 4-3 4',
};

function labelOf(kind: ResultKind): string {
  const labels: Record<ResultKind, string> = {
    page: translate({id: 'search.kind.page', message: 'Page'}),
    row: translate({id: 'search.kind.row', message: 'Entry'}),
    section: translate({id: 'search.kind.section', message: 'Section'}),
    setting: translate({id: 'search.kind.setting', message: 'Setting'}),
    variable: translate({id: 'search.kind.variable', message: 'Environment variable'}),
    command: translate({id: 'search.kind.command', message: 'Command'}),
    error: translate({id: 'search.kind.error', message: 'Error message'}),
    api: translate({id: 'search.kind.api', message: 'API'}),
  };
  return labels[kind];
}

interface Props {
  readonly kind: ResultKind;
  /** What the site calls it. */
  readonly label?: string | undefined;
}

/** The kind of a result: an icon, and its name for screen readers. */
export default function KindIcon({kind, label = labelOf(kind)}: Props): ReactNode {
  return (
    <span className={styles.kind} title={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={paths[kind]} />
      </svg>
      <span className={styles.spoken}>{label}: </span>
    </span>
  );
}
