import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import Diagram, {parts} from '@site/src/components/Diagram';
import MessageArrow from '@site/src/diagrams/MessageArrow';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox, FlowGroup} from '../flow';
import {Box} from '../shapes';
import {texts} from './texts';

/** The question of the website to mosparo, between the two boxes. */
function Question({lines}: {readonly lines: readonly string[]}): ReactNode {
  return (
    <g>
      <path className={parts.line} d="M600 138V193" />
      <path className={parts.arrowHead} d="M600 202L595 193H605Z" />
      {lines.map((line, index) => (
        <text key={line} className={parts.note} x={612} y={166 + index * 17}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The visitor stands at both ends: with the form, and with the box. */
function Narrow({words}: {readonly words: (typeof texts)[Locale]}): ReactNode {
  return (
    <>
      <FlowBox lines={words.visitor.slice(0, 1)} />
      <FlowArrow label={words.send} />
      <FlowGroup name={words.yours}>
        <FlowBox lines={words.website} />
        <FlowArrow label={words.verify.join(' ')} />
        <FlowBox lines={words.mosparo} accent />
      </FlowGroup>
      <FlowArrow label={words.check} up />
      <FlowBox lines={words.visitor} />
    </>
  );
}

/** Visitor, website and mosparo, and what goes between them. */
export default function Overview(): ReactNode {
  const words = texts[useLocale()];
  return (
    <Diagram
      title={words.title}
      description={words.words}
      width={756}
      height={320}
      narrow={<Narrow words={words} />}>
      <rect
        className={parts.line}
        strokeDasharray="6 5"
        x={436}
        y={8}
        width={316}
        height={304}
        rx={12}
      />
      <text className={parts.note} x={452} y={32}>
        {words.yours}
      </text>
      <Box x={8} y={60} width={180} height={212} lines={words.visitor} />
      <Box x={452} y={46} width={284} height={92} lines={words.website} />
      <Box x={452} y={204} width={284} height={92} accent lines={words.mosparo} />
      <MessageArrow from={188} to={452} y={94} textAt={312} text={words.send} />
      <MessageArrow from={188} to={452} y={250} textAt={310} text={words.check} />
      <Question lines={words.verify} />
    </Diagram>
  );
}
