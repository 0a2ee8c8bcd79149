import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import ChoiceField from '../../frame/controls/ChoiceField';
import SelectField from '../../frame/controls/SelectField';
import controls from '../../frame/styles.later.module.css';
import type {Choices} from '../core/choices';
import {versions} from '../../../content/upgrades/versions';
import styles from './styles.later.module.css';
import {choiceTexts, databaseTexts, kindTexts, labTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** The newest first: most people have a recent one. */
const newestFirst = [...versions].reverse().map((version) => [version, version] as const);

export default function Fields({choices, onChange}: Props): ReactNode {
  const locale = useLocale();
  return (
    <fieldset className={controls.part}>
      <legend>{labTexts[locale].choices}</legend>
      <div className={`${controls.grid} ${styles.fields}`}>
        <SelectField<string>
          label={choiceTexts.from[locale]}
          value={choices.from}
          options={newestFirst}
          onChange={(from) => onChange({from})}
        />
        <SelectField<string>
          label={choiceTexts.to[locale]}
          value={choices.to}
          options={newestFirst}
          onChange={(to) => onChange({to})}
        />
        <ChoiceField
          label={choiceTexts.kind}
          value={choices.kind}
          options={kindTexts}
          onChange={(kind) => onChange({kind})}
        />
        <ChoiceField
          label={choiceTexts.database}
          value={choices.database}
          options={databaseTexts}
          onChange={(database) => onChange({database})}
        />
      </div>
    </fieldset>
  );
}
