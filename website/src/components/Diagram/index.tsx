import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the picture, read by screen readers and shown below it. */
  readonly title: string;
  /** What the picture says, in words: shown on demand, and the alternative for those who can't see it. */
  readonly description: readonly string[];
  /** At most 756, so that its letters have 13 pixels in every window that shows it. */
  readonly width: number;
  readonly height: number;
  /** The same from top to bottom (src/diagrams/flow), where there is no room for the drawing. */
  readonly narrow: ReactNode;
  /** SVG content. Colors come from the classes `box`, `line`, `label`, `note`, `accent` below. */
  readonly children: ReactNode;
}

/** Frame of every drawing: fits the room, follows the color mode, carries its text alternative. */
export default function Diagram(props: Props): ReactNode {
  const {title, description, width, height, narrow, children} = props;
  const id = useId();
  return (
    <figure className={styles.figure} data-diagram>
      <div className={styles.frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          role="img"
          aria-labelledby={id}>
          <title id={id}>{title}</title>
          {children}
        </svg>
        <div
          className={styles.narrow}
          role="img"
          aria-label={title}
          data-search="ignore"
          data-markdown="ignore">
          {narrow}
        </div>
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
  dot: styles.dot,
  line: styles.line,
  label: styles.label,
  note: styles.note,
  arrowHead: styles.arrowHead,
} as const;
