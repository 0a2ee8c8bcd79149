import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {proxy, texts, visitor} from './texts';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly accent?: boolean;
}

const BOX = {width: 152, height: 84};

function Box({x, y, lines: [name = '', ...notes], accent = false}: BoxProps): ReactNode {
  const middle = x + BOX.width / 2;
  return (
    <g textAnchor="middle">
      <rect x={x} y={y} {...BOX} rx="10" className={accent ? parts.accent : parts.box} />
      <text x={middle} y={y + (notes.length > 0 ? 28 : 47)} className={parts.label}>
        {name}
      </text>
      {notes.map((note, index) => (
        <text key={note} x={middle} y={y + 50 + 20 * index} className={parts.note}>
          {note}
        </text>
      ))}
    </g>
  );
}

function Arrow({from, to, y}: {readonly from: number; readonly to: number; readonly y: number}) {
  return (
    <>
      <path d={`M${from} ${y}H${to - 8}`} className={parts.line} />
      <path d={`M${to} ${y}l-10 -5v10z`} className={parts.arrowHead} />
    </>
  );
}

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

/** Two connections, the headers between them, and what follows from trusting the proxy or not. */
export default function ProxyPath(): ReactNode {
  const t = texts[useLocale()];
  const headers = [
    'Host: mosparo.example.com',
    `X-Forwarded-For: ${visitor}`,
    'X-Forwarded-Proto: https',
  ];
  return (
    <Diagram title={t.title} description={t.words} width={840} height={300}>
      <Box x={8} y={30} lines={[t.visitor, visitor]} />
      <Arrow from={164} to={238} y={72} />
      <text x={199} y={60} textAnchor="middle" className={parts.note}>
        HTTPS
      </text>
      <Box x={240} y={30} lines={[t.proxy, proxy, t.tls]} />
      <Arrow from={396} to={676} y={72} />
      {headers.map((header, index) => (
        <text
          key={header}
          x={534}
          y={[40, 58, 94][index]}
          textAnchor="middle"
          className={parts.note}>
          {header}
        </text>
      ))}
      <Box x={678} y={30} lines={[t.mosparo]} accent />
      <path d="M754 114V150H190V188M650 150V188" className={parts.line} />
      <Outcome x={20} accent lines={[t.trusted, t.believed, `${t.sees} ${visitor}, https://`]} />
      <Outcome x={480} lines={[t.untrusted, t.ignored, `${t.sees} ${proxy}, http://`]} />
    </Diagram>
  );
}
