import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox, FlowText} from '../flow';
import {Arrow, Box} from '../shapes';
import {proxy, texts, visitor} from './texts';

function Outcome(props: {
  readonly x: number;
  readonly lines: readonly string[];
  readonly accent?: boolean;
}): ReactNode {
  return (
    <g>
      <rect
        x={props.x}
        y="190"
        width="340"
        height="96"
        rx="10"
        className={props.accent ? parts.accent : parts.box}
      />
      {props.lines.map((line, index) => (
        <text
          key={line}
          x={props.x + 18}
          y={218 + 25 * index}
          className={index === 0 ? parts.label : parts.note}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** What the proxy adds. */
const headers = [
  'Host: mosparo.example.com',
  `X-Forwarded-For: ${visitor}`,
  'X-Forwarded-Proto: https',
] as const;

/** The path from top to bottom, and its two ends. */
function Narrow({t}: {readonly t: (typeof texts)[Locale]}): ReactNode {
  return (
    <>
      <FlowBox lines={[t.visitor, visitor]} />
      <FlowArrow label="HTTPS" />
      <FlowBox lines={[t.proxy, proxy, t.tls]} />
      <FlowArrow label={headers.join('\n')} />
      <FlowBox lines={[t.mosparo]} accent />
      <FlowArrow />
      <FlowBox accent lines={[t.trusted, t.believed, `${t.sees} ${visitor}, https://`]} />
      <FlowText>{t.or}</FlowText>
      <FlowBox lines={[t.untrusted, t.ignored, `${t.sees} ${proxy}, http://`]} />
    </>
  );
}

/** Two connections, the headers between them, and what follows from trusting the proxy or not. */
export default function ProxyPath(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram
      title={t.title}
      description={t.words}
      width={750}
      height={300}
      narrow={<Narrow t={t} />}>
      <Box x={8} y={30} width={132} height={84} lines={[t.visitor, visitor]} />
      <Arrow from={{x: 140, y: 72}} to={{x: 204, y: 72}} />
      <text x={170} y={60} textAnchor="middle" className={parts.note}>
        HTTPS
      </text>
      <Box x={206} y={30} width={148} height={84} lines={[t.proxy, proxy, t.tls]} />
      <Arrow from={{x: 354, y: 72}} to={{x: 628, y: 72}} />
      {headers.map((header, index) => (
        <text
          key={header}
          x={489}
          y={[40, 58, 94][index]}
          textAnchor="middle"
          className={parts.note}>
          {header}
        </text>
      ))}
      <Box x={630} y={30} width={112} height={84} lines={[t.mosparo]} accent />
      <path d="M686 114V150H180V188M570 150V188" className={parts.line} />
      <Outcome x={8} accent lines={[t.trusted, t.believed, `${t.sees} ${visitor}, https://`]} />
      <Outcome x={402} lines={[t.untrusted, t.ignored, `${t.sees} ${proxy}, http://`]} />
    </Diagram>
  );
}
