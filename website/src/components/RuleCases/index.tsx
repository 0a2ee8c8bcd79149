import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ruleCases} from '@site/data/ruleCases';
import {
  ruleTypes,
  sources,
  type ItemType,
  type RuleTypeKey,
  type Source,
} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import RichText from '../RichText';
import {visible} from './visible';
import styles from './styles.module.css';

interface Props {
  readonly type: RuleTypeKey;
  /** Key of an item type, to show only its examples. */
  readonly item?: string;
}

/** Rules about the sender look at one thing only, which their section names. */
const isField = (source: Source) => ['text', 'textarea', 'email', 'url', 'other'].includes(source);

function Verdict({matches}: {readonly matches: boolean}): ReactNode {
  return matches ? (
    <span className={styles.yes}>✓ {translate({id: 'ruleCases.yes', message: 'matches'})}</span>
  ) : (
    <span className={styles.no}>✗ {translate({id: 'ruleCases.no', message: 'no match'})}</span>
  );
}

/** Examples of values that an item matches and of values that it does not. */
export default function RuleCases({type, item}: Props): ReactNode {
  const locale = useLocale();
  const itemTypes: readonly ItemType[] = ruleTypes[type].itemTypes;
  const shown = ruleCases[type].filter((each) => !item || each.itemType === item);
  const names = itemTypes
    .filter((each) => !item || each.key === item)
    .map((each) => each.label[locale])
    .join(', ');
  return (
    <FactTable
      aligned="even"
      caption={translate({id: 'ruleCases.caption', message: 'Examples: {names}'}, {names})}
      columns={[
        translate({id: 'ruleCases.item', message: 'Item'}),
        translate({id: 'ruleCases.value', message: 'Value'}),
        translate({id: 'ruleCases.result', message: 'Result'}),
      ]}
      rows={shown.map((each, index) => ({
        id: String(index),
        cells: [
          <code className={styles.exact}>{each.item}</code>,
          <>
            <code className={styles.exact}>{visible(each.value)}</code>
            {isField(each.source) && (
              <span className={styles.source}>{sources[each.source][locale]}</span>
            )}
          </>,
          <>
            <Verdict matches={each.matches} />
            <span className={styles.why}>
              <RichText text={each.why[locale]} />
            </span>
          </>,
        ],
      }))}
    />
  );
}
