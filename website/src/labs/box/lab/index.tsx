import {useMemo, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import SelectField from '../../frame/controls/SelectField';
import Sides from '../../frame/Sides';
import {withValue, type Design} from '../core/design';
import {fieldGroups, modes} from '../core/fields';
import {lookOf} from '../core/look';
import {pairsOf} from '../core/pairs';
import {ContrastTable, ContrastVerdict} from './Contrast';
import FieldGroups from './FieldGroups';
import Preview from './Preview';
import {useLabText} from './useLabText';
import Values from './Values';

/** Settings, preview, contrast, and the values to enter in the product. */
export default function Designer(props: LabPartProps<Design>): ReactNode {
  const {state: design, setState} = props;
  const text = useLabText();
  const look = useMemo(() => lookOf(design), [design]);
  const pairs = useMemo(() => pairsOf(look, design.mode), [look, design.mode]);
  return (
    <Sides
      fewControls
      controls={
        <div>
          <SelectField
            label={text.mode}
            value={design.mode}
            options={modes.map((mode) => [mode, text.modes[mode]] as const)}
            onChange={(mode) => setState((before) => ({...before, mode}))}
          />
          <FieldGroups
            groups={fieldGroups[design.mode]}
            values={design.values}
            onChange={(key, value) => setState((before) => withValue(before, key, value))}
          />
        </div>
      }
      verdict={<ContrastVerdict pairs={pairs} />}>
      <Preview look={look} mode={design.mode} />
      <ContrastTable pairs={pairs} />
      <Values design={design} />
    </Sides>
  );
}
