import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {Arrow, Box} from '../shapes';
import {proxy, texts, visitor} from './texts';

const size = {width: 152, height: 84};

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
      <Box x={8} y={30} {...size} lines={[t.visitor, visitor]} />
      <Arrow from={{x: 164, y: 72}} to={{x: 238, y: 72}} />
      <text x={199} y={60} textAnchor="middle" className={parts.note}>
        HTTPS
      </text>
      <Box x={240} y={30} {...size} lines={[t.proxy, proxy, t.tls]} />
      <Arrow from={{x: 396, y: 72}} to={{x: 676, y: 72}} />
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
      <Box x={678} y={30} {...size} lines={[t.mosparo]} accent />
      <path d="M754 114V150H190V188M650 150V188" className={parts.line} />
      <Outcome x={20} accent lines={[t.trusted, t.believed, `${t.sees} ${visitor}, https://`]} />
      <Outcome x={480} lines={[t.untrusted, t.ignored, `${t.sees} ${proxy}, http://`]} />
    </Diagram>
  );
}
