import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram, {parts} from '../../components/Diagram';
import {Arrow, Box} from '../shapes';
import {texts} from './texts';

const height = 60;

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

/** How the rating of a submission comes about and what it is compared with. */
export default function RatingDiagram(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram title={t.title} description={t.description} width={720} height={270}>
      <Box x={10} y={10} width={150} height={height} lines={t.item} />
      <Sign x={178} y={45} sign="×" />
      <Box x={196} y={10} width={150} height={height} lines={t.rule} />
      <Sign x={364} y={45} sign="×" />
      <Box x={382} y={10} width={150} height={height} lines={t.package} />
      <Sign x={550} y={45} sign="=" />
      <Box x={568} y={10} width={142} height={height} lines={t.points} />
      <Arrow from={{x: 639, y: 70}} to={{x: 639, y: 108}} />
      <Box x={568} y={108} width={142} height={height} lines={t.sum} />
      <Sign x={550} y={143} sign="+" />
      <Box x={340} y={108} width={192} height={height} lines={t.submissionRules} />
      <Arrow from={{x: 639, y: 168}} to={{x: 639, y: 206}} />
      <Box x={568} y={206} width={142} height={height} lines={t.rating} accent />
      <Sign x={550} y={241} sign="≥" />
      <Box x={340} y={206} width={192} height={height} lines={t.score} />
      <Arrow from={{x: 340, y: 236}} to={{x: 248, y: 236}} />
      <Box x={98} y={206} width={150} height={height} lines={t.spam} accent />
    </Diagram>
  );
}
