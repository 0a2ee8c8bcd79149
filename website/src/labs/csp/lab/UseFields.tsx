import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import ChoiceField from '../../frame/controls/ChoiceField';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import {choiceNames, type ChoiceName, type Choices} from '../core/choices';
import type {Result} from '../core/result';
import {choiceTexts, labTexts, optionTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly pasted: string;
  readonly result: Result;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly onPaste: (pasted: string) => void;
}

/** Choices that the WordPress plugin does not offer. */
const ownCodeOnly: readonly ChoiceName[] = ['start', 'script', 'styles'];

export default function UseFields({choices, pasted, result, onChange, onPaste}: Props): ReactNode {
  const text = labTexts[useLocale()];
  const names = choiceNames.filter((name) => choices.way === 'page' || !ownCodeOnly.includes(name));
  return (
    <fieldset className={controls.part}>
      <legend>{text.use}</legend>
      <TextField
        label={text.hosts}
        value={choices.hosts}
        rows={Math.min(5, choices.hosts.split('\n').length + 1)}
        onChange={(hosts) => onChange({hosts})}
        help={text.hostsHelp}
        invalid={result.hosts.some((read) => 'problem' in read)}
      />
      <div className={controls.grid}>
        {names.map((name) => (
          <ChoiceField<string>
            key={name}
            label={choiceTexts[name]}
            value={choices[name]}
            options={optionTexts[name]}
            onChange={(value) => onChange({[name]: value})}
          />
        ))}
      </div>
      <TextField
        label={text.pasted}
        value={pasted}
        rows={3}
        onChange={onPaste}
        help={text.pastedHelp}
        invalid={result.existing.problem !== undefined}
      />
    </fieldset>
  );
}
