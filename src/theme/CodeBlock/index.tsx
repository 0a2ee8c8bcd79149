import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScrollBox} from '@site/src/hooks/useScrollBox';
import Buttons from './Buttons';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build time (src/content/markdown/remarkCode.ts). */
  readonly html?: string;
  /** Plain code, for blocks that are not written as a fence. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

/** Replaces the theme's CodeBlock, which brings a highlighter to the browser. */
export default function CodeBlock({html, children, language, title}: Props): ReactNode {
  const box = useScrollBox<HTMLPreElement>(
    title ??
      translate(
        {id: 'codeBlock.name', message: 'Code: {language}'},
        {language: language ?? 'text'},
      ),
  );
  return (
    <div className={styles.block} data-code>
      {title && (
        <div className={styles.title} data-code-title>
          {title}
        </div>
      )}
      <div className={styles.body}>
        <pre className={styles.code} {...box}>
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            // The reader's values may stand in it before React arrives (src/features/values).
            <code
              className={`language-${language}`}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{__html: html}}
            />
          )}
        </pre>
        <Buttons hasValues={html?.includes('data-value=')} />
      </div>
    </div>
  );
}
