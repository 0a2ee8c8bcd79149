import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ruleTypes} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import BreakableCode from '../BreakableCode';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import {anchorOf} from './anchorOf';

/** All rule types with their item types and what they look at. */
export default function RuleTypeOverview(): ReactNode {
  const locale = useLocale();
  const rows = Object.values(ruleTypes).map((type) => ({
    id: type.key,
    cells: [
      <>
        <Link to={`#${anchorOf(type.key)}`}>
          <Label>{type.label[locale]}</Label>
        </Link>{' '}
        <BreakableCode text={type.key} />
      </>,
      type.itemTypes.map((item, index) => (
        <span key={item.key}>
          {index > 0 && ', '}
          <Label>{item.label[locale]}</Label> <code>{item.key}</code>
        </span>
      )),
      <RichText text={type.checks[locale]} />,
    ],
  }));
  return (
    <FactTable
      caption={translate({
        id: 'ruleTypes.overview',
        message: 'Rule types, with their keys in files',
      })}
      columns={[
        translate({id: 'ruleTypes.type', message: 'Rule type'}),
        translate({id: 'ruleTypes.itemTypes', message: 'Item types'}),
        translate({id: 'ruleTypes.checks', message: 'Looks at'}),
      ]}
      rows={rows}
    />
  );
}
