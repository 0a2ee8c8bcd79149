import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {FlowArrow, FlowBox} from '../flow';
import {Box} from '../shapes';
import {texts} from './texts';

const narrow = {width: 220, height: 52};
const wide = {width: 320, height: 52};
/** The tokens and the fields that carry them. */
const tokens = {
  validation: ['validationToken', '_mosparo_validationToken'],
  submit: ['submitToken', '_mosparo_submitToken'],
};

/** A line with an arrow head that points down at its end. */
function Arrow({d, x, y}: {readonly d: string; readonly x: number; readonly y: number}): ReactNode {
  return (
    <>
      <path d={d} className={parts.line} />
      <path d={`M${x - 5} ${y - 8} L${x + 5} ${y - 8} L${x} ${y} Z`} className={parts.arrowHead} />
    </>
  );
}

/** One signature after the other, each with what goes into it. */
function Narrow({t}: {readonly t: (typeof texts)[Locale]}): ReactNode {
  return (
    <>
      <FlowBox lines={[t.fields]} />
      <FlowArrow label={t.hashed} />
      <FlowBox lines={['formData']} />
      <FlowArrow label="HMAC" />
      <FlowBox lines={['formSignature']} accent />
      <hr />
      <FlowBox lines={tokens.validation} />
      <FlowArrow label="HMAC" />
      <FlowBox lines={['validationSignature']} accent />
      <hr />
      <FlowBox lines={['validationSignature', '+ formSignature']} />
      <FlowArrow label="HMAC" />
      <FlowBox lines={['verificationSignature', t.kept]} accent />
      <hr />
      <FlowBox
        lines={['submitToken', 'validationSignature', 'formSignature', 'formData', t.sent]}
      />
      <FlowArrow label={`HMAC, ${t.path}`} />
      <FlowBox lines={['requestSignature']} accent />
      <FlowArrow />
      <FlowBox lines={[t.header, t.base64]} />
    </>
  );
}

/** How the four signatures of a verification depend on each other. */
export default function SignatureMap(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram
      title={t.title}
      description={t.description}
      width={756}
      height={500}
      narrow={<Narrow t={t} />}>
      <Box x={8} y={10} {...narrow} lines={[t.fields]} />
      <Box x={268} y={10} {...narrow} lines={tokens.validation} />
      <Box x={528} y={10} {...narrow} lines={tokens.submit} />
      <Arrow d="M118 62 V 100" x={118} y={108} />
      <Box x={8} y={108} {...narrow} lines={['formData', t.hashed]} />
      <Arrow d="M118 160 V 198" x={118} y={206} />
      <Box x={8} y={206} {...narrow} lines={['formSignature', 'HMAC']} accent />
      <Arrow d="M378 62 V 198" x={378} y={206} />
      <Box x={268} y={206} {...narrow} lines={['validationSignature', 'HMAC']} accent />
      <Arrow d="M118 258 V 318" x={118} y={326} />
      <Arrow d="M338 258 V 284 H 188 V 318" x={188} y={326} />
      <Box x={8} y={326} {...wide} lines={['verificationSignature', t.kept]} accent />
      <Arrow d="M638 62 V 318" x={638} y={326} />
      <Arrow d="M418 258 V 284 H 528 V 318" x={528} y={326} />
      <Arrow d="M228 134 H 568 V 318" x={568} y={326} />
      <Arrow d="M228 244 H 248 V 302 H 488 V 318" x={488} y={326} />
      <Box x={428} y={326} {...wide} lines={['submitToken, …, formData', t.sent]} />
      <Arrow d="M588 378 V 422" x={588} y={430} />
      <Box x={428} y={430} {...wide} lines={['requestSignature', `HMAC, ${t.path}`]} accent />
      <path d="M428 456 H 336" className={parts.line} />
      <path d="M336 451 L336 461 L328 456 Z" className={parts.arrowHead} />
      <Box x={8} y={430} {...wide} lines={[t.header, t.base64]} />
    </Diagram>
  );
}
