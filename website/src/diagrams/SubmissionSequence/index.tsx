import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import Diagram, {parts} from '@site/src/components/Diagram';
import MessageArrow from '@site/src/diagrams/MessageArrow';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox, FlowGroup, FlowMessage} from '../flow';
import {texts} from './texts';

/** Lifelines from left to right. */
const browser = 100;
const mosparo = 375;
const backend = 650;
const lifelines = [browser, mosparo, backend];
const height = 640;
const width = 750;

/** The three moments as bands behind the arrows: top and height. */
const bands = [
  {y: 64, height: 148},
  {y: 222, height: 172},
  {y: 404, height: 226},
];

/** A lifeline leaves out the first line of each band, where its name stands. */
function lifeline(x: number): string {
  return bands.map(({y, height: bandHeight}) => `M${x} ${y + 38}V${y + bandHeight}`).join('');
}

function Actors({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((name, index) => {
    const x = lifelines[index] ?? 0;
    return (
      <g key={name}>
        <path className={parts.line} strokeDasharray="4 5" d={lifeline(x)} />
        <rect className={parts.box} x={x - 85} y={8} width={170} height={40} rx={8} />
        <text className={parts.label} x={x} y={33} textAnchor="middle">
          {name}
        </text>
      </g>
    );
  });
}

function Bands(props: {readonly names: readonly string[]; readonly cues: readonly string[]}) {
  return bands.map(({y, height: bandHeight}, index) => (
    <g key={y}>
      <rect className={parts.box} x={8} y={y} width={width - 16} height={bandHeight} rx={8} />
      <text x={22} y={y + 26}>
        <tspan className={parts.label} fontWeight="600">
          {props.names[index]}
        </tspan>
        <tspan className={parts.note} dx="8">
          {props.cues[index]}
        </tspan>
      </text>
    </g>
  ));
}

/** What mosparo looks at, as a box on its lifeline. */
function Note({y, lines}: {readonly y: number; readonly lines: readonly string[]}): ReactNode {
  return (
    <g>
      <rect
        className={parts.accent}
        x={mosparo - 110}
        y={y}
        width={220}
        height={12 + lines.length * 18}
        rx={6}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className={parts.label}
          x={mosparo}
          y={y + 20 + index * 18}
          textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

/** The messages of each moment below each other. */
function Narrow({words}: {readonly words: (typeof texts)[Locale]}): ReactNode {
  const [visitor, service, website] = words.actors;
  const group = (index: 0 | 1 | 2) => `${words.moments[index]}: ${words.cues[index]}`;
  return (
    <>
      <FlowGroup name={group(0)}>
        <FlowMessage from={visitor} to={service} text={words.requestToken} />
        <FlowBox lines={[service, words.tokenNote.join(' ')]} accent />
        <FlowMessage from={service} to={visitor} text={words.token} />
      </FlowGroup>
      <FlowArrow />
      <FlowGroup name={group(1)}>
        <FlowMessage from={visitor} to={service} text={words.data} />
        <FlowBox lines={[service, words.checkNote.join(' ')]} accent />
        <FlowMessage from={service} to={visitor} text={words.validation} />
      </FlowGroup>
      <FlowArrow />
      <FlowGroup name={group(2)}>
        <FlowMessage from={visitor} to={website} text={words.form} />
        <FlowMessage from={website} to={service} text={words.verify} />
        <FlowBox lines={[service, words.verifyNote.join(' ')]} accent />
        <FlowMessage from={service} to={website} text={words.verdict} />
        <FlowMessage from={website} to={visitor} text={words.page} />
      </FlowGroup>
    </>
  );
}

/** Sequence diagram of a submission between browser, mosparo and the backend of the website. */
export default function SubmissionSequence(): ReactNode {
  const words = texts[useLocale()];
  return (
    <Diagram
      title={words.title}
      description={words.words}
      width={width}
      height={height}
      narrow={<Narrow words={words} />}>
      <Bands names={words.moments} cues={words.cues} />
      <Actors names={words.actors} />
      <MessageArrow from={browser} to={mosparo} y={122} text={words.requestToken} />
      <Note y={134} lines={words.tokenNote} />
      <MessageArrow from={mosparo} to={browser} y={194} text={words.token} />
      <MessageArrow from={browser} to={mosparo} y={280} text={words.data} />
      <Note y={292} lines={words.checkNote} />
      <MessageArrow from={mosparo} to={browser} y={374} text={words.validation} />
      <MessageArrow from={browser} to={backend} y={462} textAt={237} text={words.form} />
      <MessageArrow from={backend} to={mosparo} y={500} text={words.verify} />
      <Note y={512} lines={words.verifyNote} />
      <MessageArrow from={mosparo} to={backend} y={586} text={words.verdict} />
      <MessageArrow from={backend} to={browser} y={618} textAt={237} text={words.page} />
    </Diagram>
  );
}
