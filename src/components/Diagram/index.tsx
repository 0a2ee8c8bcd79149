import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {useScrollBox} from '@site/src/hooks/useScrollBox';
import styles from './styles.module.css';

interface Props {
  /** Name of the picture, read by screen readers and shown below it. */
  readonly title: string;
  /** What the picture says, in words: shown on demand, and the alternative for those who can't see it. */
  readonly description: readonly string[];
  readonly width: number;
  readonly height: number;
  /** SVG content. Colours come from the classes `box`, `line`, `label`, `note`, `accent` below. */
  readonly children: ReactNode;
}

/** Frame of every drawing: scales, follows the colour mode, carries its text alternative. */
export default function Diagram({title, description, width, height, children}: Props): ReactNode {
  const id = useId();
  const box = useScrollBox<HTMLDivElement>(title);
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} {...box}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          role="img"
          aria-labelledby={id}>
          <title id={id}>{title}</title>
          {children}
        </svg>
      </div>
      <figcaption>
        {title}
        <details className={styles.words}>
          <summary>{translate({id: 'diagram.inWords', message: 'The picture in words'})}</summary>
          <ol>
            {description.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}

/** Class names for the parts of a drawing. */
export const parts = {
  box: styles.box,
  accent: styles.accent,
  line: styles.line,
  label: styles.label,
  note: styles.note,
  arrowHead: styles.arrowHead,
} as const;
