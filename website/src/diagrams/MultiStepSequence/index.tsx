import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import Diagram, {parts} from '@site/src/components/Diagram';
import MessageArrow from '@site/src/diagrams/MessageArrow';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowGroup, FlowMessage} from '../flow';
import {texts} from './texts';

type MessageName = keyof (typeof texts)['en']['messages'];

const width = 750;
const height = 600;
/** Lifelines from left to right: browser, mosparo, backend. */
const lifelines = [100, 375, 650] as const;
type Lifeline = 0 | 1 | 2;
/** Frames of the three steps: top and height. */
const frames = [
  {y: 60, height: 172},
  {y: 242, height: 138},
  {y: 390, height: 204},
];

/** Every arrow: from and to as positions of lifelines, and its height. */
const arrows: readonly (readonly [MessageName, Lifeline, Lifeline, number])[] = [
  ['request', 0, 1, 112],
  ['token', 1, 0, 146],
  ['storeFirst', 0, 1, 180],
  ['hand', 0, 2, 216],
  ['reuse', 0, 1, 294],
  ['store', 0, 1, 328],
  ['handMore', 0, 2, 364],
  ['reuseLast', 0, 1, 442],
  ['check', 0, 1, 476],
  ['validation', 1, 0, 510],
  ['post', 0, 2, 544],
  ['verify', 2, 1, 578],
];

/** The text of a long arrow stands before the lifeline in the middle. */
function textPlace(from: number, to: number): number {
  return (from + (Math.abs(to - from) > 400 ? lifelines[1] : to)) / 2;
}

/** The messages of each step below each other. */
function Narrow({actors, steps, messages}: (typeof texts)[Locale]): ReactNode {
  return frames.map((frame, index) => (
    <FlowGroup key={frame.y} name={steps[index] ?? ''}>
      {arrows
        .filter(([, , , y]) => y > frame.y && y < frame.y + frame.height)
        .map(([name, from, to]) => (
          <FlowMessage key={name} from={actors[from]} to={actors[to]} text={messages[name]} />
        ))}
    </FlowGroup>
  ));
}

/** How the steps of a form share one submit token. */
export default function MultiStepSequence(): ReactNode {
  const words = texts[useLocale()];
  const {title, actors, steps, messages, description} = words;
  return (
    <Diagram {...{title, description, width, height}} narrow={<Narrow {...words} />}>
      {frames.map((frame, index) => (
        <g key={frame.y}>
          <rect
            className={parts.box}
            x={6}
            y={frame.y}
            width={width - 12}
            height={frame.height}
            rx={8}
          />
          <text className={parts.label} x={114} y={frame.y + 22} fontWeight="600">
            {steps[index]}
          </text>
        </g>
      ))}
      {lifelines.map((x, index) => (
        <g key={x}>
          <path className={parts.line} strokeDasharray="4 5" d={`M${x} 46V${height}`} />
          <rect className={parts.accent} x={x - 80} y={8} width={160} height={38} rx={8} />
          <text className={parts.label} x={x} y={32} textAnchor="middle">
            {actors[index]}
          </text>
        </g>
      ))}
      {arrows.map(([name, start, end, y]) => {
        const [from, to] = [lifelines[start], lifelines[end]];
        const textAt = textPlace(from, to);
        return <MessageArrow key={name} {...{from, to, y, textAt}} text={messages[name]} />;
      })}
    </Diagram>
  );
}
