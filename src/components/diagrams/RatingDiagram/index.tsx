import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram, {parts} from '../../Diagram';
import {texts} from './texts';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: readonly string[];
  readonly strong?: boolean;
}

function Box({x, y, width, lines, strong}: BoxProps): ReactNode {
  const height = 60;
  const first = y + height / 2 + 5 - (lines.length - 1) * 9;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={strong ? parts.accent : parts.box}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={first + index * 18}
          textAnchor="middle"
          className={index === 0 ? parts.label : parts.note}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Sign({
  x,
  y,
  sign,
}: {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}): ReactNode {
  return (
    <text x={x} y={y} textAnchor="middle" className={parts.label}>
      {sign}
    </text>
  );
}

function Arrow({path, head}: {readonly path: string; readonly head: string}): ReactNode {
  return (
    <>
      <path d={path} className={parts.line} />
      <path d={head} className={parts.arrowHead} />
    </>
  );
}

/** How the rating of a submission comes about and what it is compared with. */
export default function RatingDiagram(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram title={t.title} description={t.description} width={720} height={270}>
      <Box x={10} y={10} width={150} lines={t.item} />
      <Sign x={178} y={45} sign="×" />
      <Box x={196} y={10} width={150} lines={t.rule} />
      <Sign x={364} y={45} sign="×" />
      <Box x={382} y={10} width={150} lines={t.package} />
      <Sign x={550} y={45} sign="=" />
      <Box x={568} y={10} width={142} lines={t.points} />
      <Arrow path="M639 70 V98" head="M639 108 l-6 -10 h12 z" />
      <Box x={568} y={108} width={142} lines={t.sum} />
      <Sign x={550} y={143} sign="+" />
      <Box x={340} y={108} width={192} lines={t.submissionRules} />
      <Arrow path="M639 168 V196" head="M639 206 l-6 -10 h12 z" />
      <Box x={568} y={206} width={142} lines={t.rating} strong />
      <Sign x={550} y={241} sign="≥" />
      <Box x={340} y={206} width={192} lines={t.score} />
      <Arrow path="M340 236 H258" head="M248 236 l10 -6 v12 z" />
      <Box x={98} y={206} width={150} lines={t.spam} strong />
    </Diagram>
  );
}
