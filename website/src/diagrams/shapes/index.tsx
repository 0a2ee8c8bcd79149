import type {ReactNode} from 'react';
import {parts} from '../../components/Diagram';
import {arrowHead, type Point} from './arrowHead';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The first one is the name; smaller ones below say more. */
  readonly lines: readonly string[];
  /** The part that matters, with the dot of the logo. */
  readonly accent?: boolean;
}

const LINE = 20;

/** A part of the drawing: a name and what there is to know about it. */
export function Box({x, y, width, height, lines, accent}: BoxProps): ReactNode {
  const first = y + height / 2 + 5 - ((lines.length - 1) * LINE) / 2;
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
      {accent && <circle cx={x + width - 11} cy={y + height - 11} r={4} className={parts.dot} />}
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={first + index * LINE}
          fontWeight={index === 0 ? '600' : undefined}
          className={index === 0 ? parts.label : parts.note}>
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
