import type {ReactNode} from 'react';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import controls from '../../frame/styles.later.module.css';
import type {EditProps} from './props';
import {useLabText} from './useLabText';

/** What counts for all rules. */
export default function Settings({setup, dispatch}: EditProps): ReactNode {
  const text = useLabText();
  return (
    <fieldset className={controls.part}>
      <legend>{text.settings}</legend>
      <div className={controls.grid}>
        <TextField
          label={text.spamScore}
          type="number"
          value={setup.spamScore}
          onChange={(spamScore) => dispatch({type: 'setup', change: {spamScore}})}
        />
        <SelectField
          label={text.origin}
          value={setup.origin}
          options={[
            ['project', text.origins.project],
            ['package', text.origins.package],
          ]}
          onChange={(origin) => dispatch({type: 'setup', change: {origin}})}
        />
        {setup.origin === 'package' && (
          <TextField
            label={text.packageFactor}
            type="number"
            value={setup.packageFactor}
            help={text.factorHelp}
            onChange={(packageFactor) => dispatch({type: 'setup', change: {packageFactor}})}
          />
        )}
      </div>
    </fieldset>
  );
}
