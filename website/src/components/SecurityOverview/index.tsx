import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {securityFeatures, type SecurityFeature} from '@site/data/securityFeatures';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';
import Since from '../Since';

const features: readonly SecurityFeature[] = Object.values(securityFeatures);

function exemption({exempt}: SecurityFeature): string {
  if (exempt === undefined) return '–';
  return exempt
    ? translate({id: 'security.exempt', message: 'yes'})
    : translate({id: 'security.notExempt', message: 'no'});
}

/** Every security feature: what it stops, when it acts, and whom it spares. */
export default function SecurityOverview(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'security.caption', message: 'Security features'})}
      columns={[
        translate({id: 'security.feature', message: 'Feature'}),
        translate({id: 'security.stops', message: 'What it stops'}),
        translate({id: 'security.acts', message: 'Acts'}),
        translate({id: 'security.allowList', message: 'Exempt by IP allow list'}),
      ]}
      rows={features.map((feature) => ({
        id: feature.anchor,
        cells: [
          <>
            <Link to={`#${feature.anchor}`}>
              <Label>{feature.caption[locale]}</Label>
            </Link>{' '}
            {feature.since && <Since v={feature.since} />}
          </>,
          feature.stops[locale],
          feature.acts[locale],
          exemption(feature),
        ],
      }))}
    />
  );
}
