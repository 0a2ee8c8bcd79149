import type {ReactNode} from 'react';
import {parts} from '@site/src/components/Diagram';

interface Props {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
  /** Where the text stands; the middle of the arrow if left out. */
  readonly textAt?: number;
}

/** A horizontal arrow with its text above it, as in a sequence diagram. */
export default function MessageArrow({from, to, y, text, textAt}: Props): ReactNode {
  const direction = to > from ? 1 : -1;
  const tip = to - direction * 2;
  const back = tip - direction * 9;
  return (
    <g>
      <path className={parts.line} d={`M${from} ${y}H${back}`} />
      <path className={parts.arrowHead} d={`M${tip} ${y}L${back} ${y - 5}V${y + 5}Z`} />
      <text className={parts.note} x={textAt ?? (from + to) / 2} y={y - 8} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
