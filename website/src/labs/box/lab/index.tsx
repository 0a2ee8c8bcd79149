import {useMemo, useState, type ReactNode} from 'react';
import type {LabPartProps} from '../../frame';
import SelectField from '../../frame/controls/SelectField';
import controls from '../../frame/controls/styles.later.module.css';
import CopyLink from '../../frame/CopyLink';
import Sides from '../../frame/Sides';
import {defaultDesign, withValue} from '../core/design';
import {fieldGroups, modes} from '../core/fields';
import {decodeDesign, encodeDesign} from '../core/link';
import {lookOf} from '../core/look';
import {pairsOf} from '../core/pairs';
import Contrast from './Contrast';
import FieldGroups from './FieldGroups';
import Preview from './Preview';
import {useLabText} from './useLabText';
import Values from './Values';

/** The interactive part: settings, preview, contrast, and the values to enter in the product. */
export default function Designer({shared}: LabPartProps): ReactNode {
  const text = useLabText();
  const [design, setDesign] = useState(() => (shared ? decodeDesign(shared) : defaultDesign));
  const look = useMemo(() => lookOf(design), [design]);
  const pairs = useMemo(() => pairsOf(look, design.mode), [look, design.mode]);
  return (
    <>
      <Sides
        controls={
          <>
            <SelectField
              label={text.mode}
              value={design.mode}
              options={modes.map((mode) => [mode, text.modes[mode]] as const)}
              onChange={(mode) => setDesign({...design, mode})}
            />
            <FieldGroups
              groups={fieldGroups[design.mode]}
              values={design.values}
              onChange={(key, value) => setDesign(withValue(design, key, value))}
            />
            <div className={controls.actions}>
              <button
                type="button"
                className={controls.quiet}
                onClick={() => setDesign({...defaultDesign, mode: design.mode})}>
                {text.reset}
              </button>
            </div>
          </>
        }>
        <Preview look={look} mode={design.mode} />
      </Sides>
      <Contrast pairs={pairs} />
      <CopyLink entries={() => encodeDesign(design)} />
      <Values design={design} />
    </>
  );
}
