/** Replaces the theme's (3.10), which React opens: the browser's own disclosure needs no script. */
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({toc, className, ...levels}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems toc={toc} {...levels} />
    </details>
  );
}
