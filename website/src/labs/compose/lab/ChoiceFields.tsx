import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import ChoiceField from '../../frame/controls/ChoiceField';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import {readDomain, readPort} from '../core/address';
import {choiceNames, type Choices} from '../core/choices';
import {publishesPort} from '../core/problems';
import {choiceTexts, labTexts, optionTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

export default function ChoiceFields({choices, onChange}: Props): ReactNode {
  const text = labTexts[useLocale()];
  const texts = optionTexts(useProduct().version);
  const needsPort = publishesPort(choices);
  return (
    <fieldset className={controls.part}>
      <legend>{text.choices}</legend>
      <div className={controls.grid}>
        {choiceNames.map((name) => (
          <ChoiceField<string>
            key={name}
            label={choiceTexts[name]}
            value={choices[name]}
            options={texts[name]}
            onChange={(value) => onChange({[name]: value})}
          />
        ))}
        <TextField
          label={text.domain}
          value={choices.domain}
          onChange={(domain) => onChange({domain})}
          help={<RichText text={text.domainHelp} />}
          invalid={readDomain(choices.domain) === undefined}
        />
        <TextField
          label={text.port}
          value={choices.port}
          onChange={(port) => onChange({port})}
          help={needsPort ? text.portHelp : text.portUnused}
          invalid={needsPort && readPort(choices.port) === undefined}
        />
      </div>
    </fieldset>
  );
}
