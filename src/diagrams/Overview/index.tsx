import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import MessageArrow from '@site/src/diagrams/MessageArrow';
import {useLocale} from '@site/src/hooks/useLocale';
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

/** Visitor, website and mosparo, and what goes between them. */
export default function Overview(): ReactNode {
  const words = texts[useLocale()];
  return (
    <Diagram title={words.title} description={words.words} width={760} height={320}>
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
      <Box x={460} y={46} width={268} height={92} lines={words.website} />
      <Box x={460} y={204} width={268} height={92} accent lines={words.mosparo} />
      <MessageArrow from={188} to={460} y={94} textAt={312} text={words.send} />
      <MessageArrow from={188} to={460} y={250} textAt={312} text={words.check} />
      <Question lines={words.verify} />
    </Diagram>
  );
}
