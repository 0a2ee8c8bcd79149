import type {ReactNode} from 'react';
import Diagram, {parts} from '@site/src/components/Diagram';
import {useLocale} from '@site/src/hooks/useLocale';
import {Box} from '../shapes';
import {texts} from './texts';

const narrow = {width: 220, height: 52};
const wide = {width: 320, height: 52};

/** A line with an arrow head that points down at its end. */
function Arrow({d, x, y}: {readonly d: string; readonly x: number; readonly y: number}): ReactNode {
  return (
    <>
      <path d={d} className={parts.line} />
      <path d={`M${x - 5} ${y - 8} L${x + 5} ${y - 8} L${x} ${y} Z`} className={parts.arrowHead} />
    </>
  );
}

/** How the four signatures of a verification depend on each other. */
export default function SignatureMap(): ReactNode {
  const t = texts[useLocale()];
  return (
    <Diagram title={t.title} description={t.description} width={800} height={500}>
      <Box x={20} y={10} {...narrow} lines={[t.fields]} />
      <Box x={290} y={10} {...narrow} lines={['_mosparo_validationToken']} />
      <Box x={560} y={10} {...narrow} lines={['_mosparo_submitToken']} />
      <Arrow d="M130 62 V 100" x={130} y={108} />
      <Box x={20} y={108} {...narrow} lines={['formData', t.hashed]} />
      <Arrow d="M130 160 V 198" x={130} y={206} />
      <Box x={20} y={206} {...narrow} lines={['formSignature', 'HMAC']} accent />
      <Arrow d="M400 62 V 198" x={400} y={206} />
      <Box x={290} y={206} {...narrow} lines={['validationSignature', 'HMAC']} accent />
      <Arrow d="M130 258 V 318" x={130} y={326} />
      <Arrow d="M360 258 V 284 H 200 V 318" x={200} y={326} />
      <Box x={20} y={326} {...wide} lines={['verificationSignature', t.kept]} accent />
      <Arrow d="M670 62 V 318" x={670} y={326} />
      <Arrow d="M440 258 V 284 H 560 V 318" x={560} y={326} />
      <Arrow d="M240 134 H 600 V 318" x={600} y={326} />
      <Arrow d="M240 244 H 265 V 302 H 520 V 318" x={520} y={326} />
      <Box x={460} y={326} {...wide} lines={['submitToken, …, formData', t.sent]} />
      <Arrow d="M620 378 V 422" x={620} y={430} />
      <Box x={460} y={430} {...wide} lines={['requestSignature', `HMAC, ${t.path}`]} accent />
      <path d="M460 456 H 348" className={parts.line} />
      <path d="M348 451 L348 461 L340 456 Z" className={parts.arrowHead} />
      <Box x={20} y={430} {...wide} lines={[t.header, t.base64]} />
    </Diagram>
  );
}
