import type {ReactNode} from 'react';
import {ruleTypes, type RuleTypeKey} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/controls/styles.module.css';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import type {SetupItem} from '../core/setup';
import styles from './styles.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly ruleType: RuleTypeKey;
  readonly item: SetupItem;
  readonly number: number;
  readonly onChange: (change: Partial<SetupItem>) => void;
  readonly onRemove: () => void;
}

export default function ItemRow({ruleType, item, number, onChange, onRemove}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  return (
    <div className={styles.item} role="group" aria-label={text.item(number)}>
      <SelectField<string>
        label={text.itemType}
        value={item.type}
        options={ruleTypes[ruleType].itemTypes.map(({key, label}) => [key, label[locale]] as const)}
        onChange={(type) => onChange({type})}
      />
      <TextField label={text.value} value={item.value} onChange={(value) => onChange({value})} />
      <TextField
        label={text.rating}
        type="number"
        value={item.rating}
        onChange={(rating) => onChange({rating})}
      />
      <button
        type="button"
        className={controls.quiet}
        aria-label={text.removeItem(number)}
        onClick={onRemove}>
        {text.remove}
      </button>
    </div>
  );
}
