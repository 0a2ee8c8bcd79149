import type {ReactNode} from 'react';
import {parts} from '../../Diagram';
import {arrowHead, type Point} from './arrowHead';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Smaller lines below the title. */
  readonly lines?: readonly string[];
  readonly accent?: boolean;
}

/** A part of the installation: a name and what it holds. */
export function Box({x, y, width, height, title, lines = [], accent}: BoxProps): ReactNode {
  const center = x + width / 2;
  const top = y + height / 2 - lines.length * 9 + 5;
  return (
    <g textAnchor="middle">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={accent ? parts.accent : parts.box}
      />
      <text x={center} y={top} className={parts.label}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={center} y={top + 20 + index * 18} className={parts.note}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** What travels along the arrow; stands above its middle unless `labelAt` says otherwise. */
  readonly label?: readonly string[];
  readonly labelAt?: Point;
}

export function Arrow({from, to, label = [], labelAt}: ArrowProps): ReactNode {
  const middle = labelAt ?? {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 8 - (label.length - 1) * 16,
  };
  return (
    <g textAnchor="middle">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={parts.line} />
      <polygon points={arrowHead(from, to)} className={parts.arrowHead} />
      {label.map((line, index) => (
        <text key={line} x={middle.x} y={middle.y + index * 16} className={parts.note}>
          {line}
        </text>
      ))}
    </g>
  );
}
