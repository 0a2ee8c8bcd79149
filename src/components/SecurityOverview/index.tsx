import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {securityFeatures, type SecurityFeature} from '@site/data/securityFeatures';
import {useLocale} from '@site/src/hooks/useLocale';
import CellNote from '../CellNote';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';

const features: readonly SecurityFeature[] = Object.values(securityFeatures);

/** Every security feature: what it stops, what a visitor notices, and its price. */
export default function SecurityOverview(): ReactNode {
  const locale = useLocale();
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
          <RichText text={feature.stops[locale]} />,
          <>
            <RichText text={feature.visitor[locale]} />
            <CellNote
              title={translate({id: 'security.effect', message: 'Side effect:'})}
              text={feature.effect[locale]}
            />
          </>,
        ],
      }))}
    />
  );
}

/** At which moment each feature acts, and whether the IP allow list exempts from it. */
export function SecurityMoments(): ReactNode {
  const locale = useLocale();
  const yes = translate({id: 'security.exempt', message: 'yes'});
  const no = translate({id: 'security.notExempt', message: 'no'});
  return (
    <FactTable
      caption={translate({
        id: 'security.moments',
        message: 'When the features act, and from which the IP allow list exempts',
      })}
      columns={[
        translate({id: 'security.feature', message: 'Feature'}),
        translate({id: 'security.acts', message: 'Acts'}),
        translate({id: 'security.allowList', message: 'Exempt by IP allow list'}),
      ]}
      rows={features
        .filter((feature) => feature.exempt !== undefined)
        .map((feature) => ({
          id: feature.anchor,
          cells: [feature.caption[locale], feature.acts[locale], feature.exempt ? yes : no],
        }))}
    />
  );
}
