import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScrollBox} from '../../hooks/useScrollBox';
import Buttons from './Buttons';
import {languageName, wrapsAtFirst} from './languageNames';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build time (../../code). */
  readonly html?: string;
  /** Plain code, for blocks that are not written as a fence. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

/** Replaces the theme's CodeBlock, which brings a highlighter to the browser. */
export default function CodeBlock({html, children, language = 'text', title}: Props): ReactNode {
  const box = useScrollBox<HTMLPreElement>(
    title ?? translate({id: 'codeBlock.name', message: 'Code: {language}'}, {language}),
  );
  const wraps = wrapsAtFirst(language);
  return (
    <div className={styles.block} data-code>
      {/* The name of the language is not part of the text: search and Markdown copies leave it out. */}
      <div
        className={styles.header}
        data-language={title ? undefined : languageName(language)}
        data-values={html?.includes('data-value=') ? '' : undefined}>
        {title && <span data-code-title>{title}</span>}
      </div>
      <pre className={styles.code} data-wrap={wraps ? '' : undefined} {...box}>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          // Scripts of the site may fill in values before hydration.
          <code
            className={`language-${language}`}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: html}}
          />
        )}
      </pre>
      <Buttons html={html} wraps={wraps} />
    </div>
  );
}
