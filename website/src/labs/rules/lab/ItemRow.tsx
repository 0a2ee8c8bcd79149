import {memo, type Dispatch, type ReactNode} from 'react';
import {ruleTypes, type RuleTypeKey} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import RemoveButton from '../../frame/controls/RemoveButton';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import type {Change} from '../core/change';
import type {SetupItem} from '../core/setup';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly ruleType: RuleTypeKey;
  readonly item: SetupItem;
  /** Places of the rule and of the item in it. */
  readonly rule: number;
  readonly position: number;
  readonly dispatch: Dispatch<Change>;
  readonly onRemoved: () => void;
}

function ItemRow({ruleType, item, rule, position, dispatch, onRemoved}: Props): ReactNode {
  const number = position + 1;
  const onChange = (change: Partial<SetupItem>) =>
    dispatch({type: 'item', rule, item: position, change});
  const text = useLabText();
  const locale = useLocale();
  return (
    <div className={styles.item} role="group" aria-label={text.item(number)}>
      <SelectField<string>
        isLabelHidden
        label={text.itemType}
        value={item.type}
        options={ruleTypes[ruleType].itemTypes.map(({key, label}) => [key, label[locale]] as const)}
        onChange={(type) => onChange({type})}
      />
      <TextField
        isLabelHidden
        label={text.value}
        value={item.value}
        onChange={(value) => onChange({value})}
      />
      <TextField
        isLabelHidden
        label={text.rating}
        type="number"
        value={item.rating}
        onChange={(rating) => onChange({rating})}
      />
      <RemoveButton
        name={text.removeItem(number)}
        onClick={() => {
          dispatch({type: 'removeItem', rule, item: position});
          onRemoved();
        }}
      />
    </div>
  );
}

/** A change of one item renders only its row: a rule may have hundreds. */
export default memo(ItemRow);
