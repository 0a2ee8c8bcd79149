import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ruleTypes, type ItemType, type RuleTypeKey} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import CellNote from '../CellNote';
import FactTable from '../FactTable';
import Label from '../Label';
import RichText from '../RichText';
import Since from '../Since';
import styles from './styles.module.css';

function Accepts({item, text}: {readonly item: ItemType; readonly text: string}): ReactNode {
  return (
    <>
      <RichText text={text} />
      {item.pattern && (
        <span className={styles.pattern}>
          <code>{item.pattern}</code>
        </span>
      )}
    </>
  );
}

/** The item types of one rule type: when they match and what the editor accepts. */
export default function RuleTypeFacts({type}: {readonly type: RuleTypeKey}): ReactNode {
  const locale = useLocale();
  const ruleType = ruleTypes[type];
  const itemTypes: readonly ItemType[] = ruleType.itemTypes;
  return (
    <FactTable
      aligned="even"
      caption={translate(
        {id: 'ruleTypes.itemTypesOf', message: 'Item types of {type}'},
        {type: ruleType.label[locale]},
      )}
      columns={[
        translate({id: 'ruleTypes.itemType', message: 'Item type'}),
        translate({id: 'ruleTypes.matchesWhen', message: 'Matches when'}),
        translate({id: 'ruleTypes.accepts', message: 'The editor accepts'}),
      ]}
      rows={itemTypes.map((item) => ({
        id: item.key,
        anchor: `item-type-${item.key}`,
        cells: [
          <>
            <Label>{item.label[locale]}</Label> <code>{item.key}</code>{' '}
            {item.since && <Since v={item.since} />}
          </>,
          <>
            <RichText text={item.matching[locale]} />
            <CellNote
              title={translate({id: 'ruleTypes.case', message: 'Case:'})}
              text={item.letterCase[locale]}
            />
          </>,
          <Accepts item={item} text={item.accepts[locale]} />,
        ],
      }))}
    />
  );
}
