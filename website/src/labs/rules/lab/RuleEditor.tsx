import {useCallback, useRef, type Dispatch, type ReactNode} from 'react';
import {ruleTypes, type RuleTypeKey} from '@site/data/ruleTypes';
import {useLocale} from '@site/src/hooks/useLocale';
import RemoveButton from '../../frame/controls/RemoveButton';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import type {Change} from '../core/change';
import type {SetupRule} from '../core/setup';
import ItemRow from './ItemRow';
import styles from './styles.later.module.css';
import {useFirst} from './useFirst';
import {useLabText} from './useLabText';

const ruleKeys = Object.keys(ruleTypes) as RuleTypeKey[];

interface Props {
  readonly rule: SetupRule;
  readonly index: number;
  /** How many items are shown at first. */
  readonly rows: number;
  readonly dispatch: Dispatch<Change>;
  readonly onRemove: () => void;
}

function RuleHead({rule, index, dispatch, onRemove}: Omit<Props, 'rows'>): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  return (
    <div className={styles.head}>
      <SelectField
        label={text.ruleType}
        value={rule.type}
        options={ruleKeys.map((key) => [key, ruleTypes[key].label[locale]] as const)}
        onChange={(ruleType) => dispatch({type: 'ruleType', rule: index, ruleType})}
      />
      <TextField
        label={text.factor}
        type="number"
        value={rule.factor}
        placeholder="1"
        onChange={(factor) => dispatch({type: 'factor', rule: index, factor})}
      />
      <RemoveButton name={text.removeRule(index + 1)} onClick={onRemove} />
    </div>
  );
}

/** A rule as a table: one row an item. */
export default function RuleEditor(props: Props): ReactNode {
  const {rule, index, rows, dispatch} = props;
  const text = useLabText();
  const add = useRef<HTMLButtonElement>(null);
  const {shown, button, showAll} = useFirst(rule.items, rows);
  const focusAdd = useCallback(() => add.current?.focus(), []);
  return (
    <fieldset className={styles.rule}>
      <legend>
        {text.rule(index + 1)}
        {rule.name && `: ${rule.name}`}
      </legend>
      <RuleHead {...props} />
      {/* The controls of each row have labels of their own. */}
      <div className={`${controls.titles} ${styles.item} ${styles.titles}`} aria-hidden="true">
        <span>{text.itemType}</span>
        <span>{text.value}</span>
        <span>{text.rating}</span>
      </div>
      {shown.map((item, position) => (
        <ItemRow
          key={position}
          ruleType={rule.type}
          item={item}
          rule={index}
          position={position}
          dispatch={dispatch}
          onRemoved={focusAdd}
        />
      ))}
      <div className={controls.actions}>
        {button}
        <button
          ref={add}
          type="button"
          className={controls.quiet}
          onClick={() => {
            dispatch({type: 'addItem', rule: index});
            showAll();
          }}>
          {text.addItem}
        </button>
      </div>
    </fieldset>
  );
}
