import type {ReactNode} from 'react';
import SelectField from '../../frame/controls/SelectField';
import {examples, type ExampleName} from '../core/examples';
import type {EditProps} from './props';
import {useLabText} from './useLabText';

const names = Object.keys(examples) as ExampleName[];

/** Fills the playground with one of the examples. */
export default function ExampleSelect({setup, dispatch}: EditProps): ReactNode {
  const text = useLabText();
  const shown = names.find((name) => examples[name] === setup) ?? 'own';
  return (
    <SelectField<ExampleName | 'own'>
      label={text.start}
      value={shown}
      options={[
        ...names.map((name) => [name, text.exampleNames[name]] as const),
        ['own', text.own],
      ]}
      onChange={(name) => {
        if (name !== 'own') dispatch({type: 'load', setup: examples[name]});
      }}
    />
  );
}
