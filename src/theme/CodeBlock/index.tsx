import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOverflow} from '@site/src/hooks/useOverflow';
import Buttons from './Buttons';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build time (src/markdown/remarkCode.ts). */
  readonly html?: string;
  /** Plain code, for blocks that are not written as a fence. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

/** Replaces the theme's CodeBlock, which brings a highlighter to the browser. */
export default function CodeBlock({html, children, language, title}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const name =
    title ??
    translate({id: 'codeBlock.name', message: 'Code: {language}'}, {language: language ?? 'text'});
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          ref={pre}
          className={styles.code}
          {...(overflows && {tabIndex: 0, role: 'region', 'aria-label': name})}>
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            <code dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <Buttons pre={pre} />
      </div>
    </div>
  );
}
