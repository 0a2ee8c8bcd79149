/**
 * Replaces the theme's (3.10), which needs React to open, by `<details>`. Once hydrated, it stays at the
 * top of the screen and names the section being read.
 */
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useSection} from './useSection';

export default function TOCCollapsible({toc, className, ...levels}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const section = useSection(toc);
  return (
    // No key handler needed: the keyboard activates the links in it, whose clicks bubble up to here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <details
      ref={details}
      className={clsx(styles.contents, className)}
      onClick={({target}) => {
        if (details.current && (target as Element).closest('a')) details.current.open = false;
      }}>
      <summary>
        <span className={clsx(section && 'visually-hidden')}>
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </span>{' '}
        {section && <b dangerouslySetInnerHTML={{__html: section.value}} />}
      </summary>
      <TOCItems toc={toc} {...levels} />
    </details>
  );
}
