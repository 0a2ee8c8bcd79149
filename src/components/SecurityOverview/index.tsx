import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {securityFeatures, type SecurityFeature} from '@site/data/securityFeatures';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';

/** Every security feature: what it stops, what a visitor notices, and its price. */
export default function SecurityOverview(): ReactNode {
  const locale = useLocale();
  const features: readonly SecurityFeature[] = Object.values(securityFeatures);
  const exempt = (value?: boolean) => {
    if (value === undefined) return '–';
    return value
      ? translate({id: 'security.exempt', message: 'yes'})
      : translate({id: 'security.notExempt', message: 'no'});
  };
  return (
    <FactTable
      caption={translate({
        id: 'security.caption',
        message: 'Security features. All of them are off in a new project.',
      })}
      columns={[
        translate({id: 'security.feature', message: 'Feature'}),
        translate({id: 'security.stops', message: 'What it stops'}),
        translate({id: 'security.visitor', message: 'What a real visitor notices'}),
        translate({id: 'security.effect', message: 'Side effect'}),
        translate({id: 'security.acts', message: 'Acts'}),
        translate({id: 'security.allowList', message: 'IP allow list exempts'}),
      ]}
      rows={features.map((feature) => ({
        id: feature.anchor,
        text: feature.caption[locale],
        cells: [
          <>
            <Link to={`#${feature.anchor}`}>
              <Label>{feature.caption[locale]}</Label>
            </Link>{' '}
            {feature.since && <Since v={feature.since} />}
          </>,
          <RichText text={feature.stops[locale]} />,
          <RichText text={feature.visitor[locale]} />,
          <RichText text={feature.effect[locale]} />,
          feature.acts[locale],
          exempt(feature.exempt),
        ],
      }))}
    />
  );
}
