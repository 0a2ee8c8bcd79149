import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram, {parts} from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowText} from '../flow';
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

/** The calculation from top to bottom. */
function Narrow({t}: {readonly t: (typeof texts)[Locale]}): ReactNode {
  return (
    <>
      <FlowBox lines={t.item} />
      <FlowText>×</FlowText>
      <FlowBox lines={t.rule} />
      <FlowText>×</FlowText>
      <FlowBox lines={t.package} />
      <FlowText>=</FlowText>
      <FlowBox lines={t.points} />
      <FlowArrow />
      <FlowBox lines={t.sum} />
      <FlowText>+</FlowText>
      <FlowBox lines={t.submissionRules} />
      <FlowArrow />
      <FlowBox lines={t.rating} accent />
      <FlowText>≥</FlowText>
      <FlowBox lines={t.score} />
      <FlowArrow />
      <FlowBox lines={t.spam} accent />
    </>
  );
}

/** How the rating of a submission comes about and what it is compared with. */
export default function RatingDiagram(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram
      title={t.title}
      description={t.description}
      width={750}
      height={270}
      narrow={<Narrow t={t} />}>
      <Box x={8} y={10} width={160} height={height} lines={t.item} />
      <Sign x={184} y={45} sign="×" />
      <Box x={200} y={10} width={160} height={height} lines={t.rule} />
      <Sign x={376} y={45} sign="×" />
      <Box x={392} y={10} width={160} height={height} lines={t.package} />
      <Sign x={568} y={45} sign="=" />
      <Box x={584} y={10} width={158} height={height} lines={t.points} />
      <Arrow from={{x: 663, y: 70}} to={{x: 663, y: 108}} />
      <Box x={584} y={108} width={158} height={height} lines={t.sum} />
      <Sign x={568} y={143} sign="+" />
      <Box x={356} y={108} width={196} height={height} lines={t.submissionRules} />
      <Arrow from={{x: 663, y: 168}} to={{x: 663, y: 206}} />
      <Box x={584} y={206} width={158} height={height} lines={t.rating} accent />
      <Sign x={568} y={241} sign="≥" />
      <Box x={356} y={206} width={196} height={height} lines={t.score} />
      <Arrow from={{x: 356, y: 236}} to={{x: 264, y: 236}} />
      <Box x={114} y={206} width={150} height={height} lines={t.spam} accent />
    </Diagram>
  );
}
