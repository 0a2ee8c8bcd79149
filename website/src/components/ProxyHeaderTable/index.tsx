import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {proxyHeaders, type ProxyHeader} from '@site/data/proxyHeaders';
import {useLocale} from '@site/src/hooks/useLocale';
import BreakableCode from '../BreakableCode';
import FactTable from '../FactTable';
import RichText from '../RichText';
import Since from '../Since';

function Name({header}: {readonly header: ProxyHeader}): ReactNode {
  return (
    <>
      <BreakableCode text={header.name} /> {header.since && <Since v={header.since} />}
    </>
  );
}

function useRows(shown: readonly ProxyHeader[]) {
  const locale = useLocale();
  return shown.map((header) => ({
    id: header.name,
    cells: [
      <Name header={header} />,
      ...[header.carries, header.send, header.symptom].flatMap((text) =>
        text ? [<RichText key={text.en} text={text[locale]} />] : [],
      ),
    ],
  }));
}

/** Forwarded headers: those that mosparo reads, with the symptom when one is missing, or those it ignores. */
export default function ProxyHeaderTable({
  ignored = false,
}: {
  readonly ignored?: boolean;
}): ReactNode {
  const rows = useRows(proxyHeaders.filter((header) => (header.send === undefined) === ignored));
  const name = translate({id: 'proxyHeaders.name', message: 'Header'});
  const carries = translate({id: 'proxyHeaders.carries', message: 'What it carries'});
  return ignored ? (
    <FactTable
      caption={translate({id: 'proxyHeaders.ignored', message: 'Headers that mosparo ignores'})}
      columns={[name, carries, translate({id: 'proxyHeaders.instead', message: 'Do this instead'})]}
      rows={rows}
    />
  ) : (
    <FactTable
      caption={translate({id: 'proxyHeaders.used', message: 'Headers that mosparo reads'})}
      columns={[
        name,
        carries,
        translate({id: 'proxyHeaders.send', message: 'What the proxy should send'}),
        translate({id: 'proxyHeaders.symptom', message: 'Symptom when it is missing'}),
      ]}
      rows={rows}
    />
  );
}
