import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface BoxProps {
  /** The first one is the name; smaller ones below say more. */
  readonly lines: readonly string[];
  readonly accent?: boolean;
}

/** A part of the drawing; its text wraps by itself. */
export function FlowBox({lines: [name, ...more], accent}: BoxProps): ReactNode {
  return (
    <div className={accent ? styles.accent : styles.box}>
      <b>{name}</b>
      {more.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

interface ArrowProps {
  readonly label?: string;
  readonly up?: boolean;
}

/** An arrow to the next part, or from it. */
export function FlowArrow({label, up}: ArrowProps): ReactNode {
  return <div className={up ? styles.up : styles.down}>{label}</div>;
}

/** What stands between two parts: ×, +, = or a remark. */
export function FlowText({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** Parts beside each other. */
export function FlowRow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}

/** Parts that belong together, below a name. */
export function FlowGroup(props: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.group}>
      <b>{props.name}</b>
      {props.children}
    </div>
  );
}

interface MessageProps {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A message of a sequence: who tells whom, and what. */
export function FlowMessage({from, to, text}: MessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <span>
        {from} → {to}
      </span>
      {text}
    </div>
  );
}
