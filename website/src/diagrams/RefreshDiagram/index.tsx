import {Fragment, type ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram, {parts} from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {texts} from './texts';

const width = 150;
const gap = 36;

function lines(x: number, y: number, content: readonly string[]): ReactNode {
  return content.map((line, index) => (
    <text
      key={line}
      x={x + width / 2}
      y={y + 28 + index * 18}
      textAnchor="middle"
      className={index === 0 ? parts.label : parts.note}>
      {line}
    </text>
  ));
}

interface StepProps {
  readonly x: number;
  readonly question: readonly string[];
  readonly otherwise: string;
  readonly yes: string;
  readonly no: string;
}

function Step({x, question, otherwise, yes, no}: StepProps): ReactNode {
  const middle = x + width / 2;
  const end = x + width + gap;
  return (
    <g>
      <rect x={x} y={10} width={width} height={60} rx={8} className={parts.box} />
      {lines(x, 10, question)}
      <path d={`M${x + width} 40 H${end - 10}`} className={parts.line} />
      <path d={`M${end} 40 l-10 -6 v12 z`} className={parts.arrowHead} />
      <text x={x + width + 4} y={32} className={parts.note}>
        {yes}
      </text>
      <path d={`M${middle} 70 V116`} className={parts.line} />
      <path d={`M${middle} 126 l-6 -10 h12 z`} className={parts.arrowHead} />
      <text x={middle + 8} y={98} className={parts.note}>
        {no}
      </text>
      <rect x={x} y={126} width={width} height={40} rx={8} className={parts.box} />
      <text x={middle} y={151} textAnchor="middle" className={parts.label}>
        {otherwise}
      </text>
    </g>
  );
}

/** Every question with its two ways: down, or to its state. */
function Narrow({t}: {readonly t: (typeof texts)[Locale]}): ReactNode {
  return (
    <>
      {t.steps.map(({question, otherwise}) => (
        <Fragment key={otherwise}>
          <FlowBox lines={[question.join(' ')]} />
          <FlowRow>
            <FlowArrow label={t.yes} />
            <FlowText>
              {t.no} → <b>{otherwise}</b>
            </FlowText>
          </FlowRow>
        </Fragment>
      ))}
      <FlowBox lines={t.done} accent />
    </>
  );
}

/** The way of an automatic rule package from the refresh to one of its states. */
export default function RefreshDiagram(): ReactNode {
  const t = texts[useLocale()];
  const last = 10 + 3 * (width + gap);
  return (
    <Diagram
      title={t.title}
      description={t.description}
      width={728}
      height={176}
      narrow={<Narrow t={t} />}>
      {t.steps.map((step, index) => (
        <Step key={step.otherwise} x={10 + index * (width + gap)} {...step} yes={t.yes} no={t.no} />
      ))}
      <rect x={last} y={10} width={width} height={60} rx={8} className={parts.accent} />
      {lines(last, 10, t.done)}
    </Diagram>
  );
}
