import {useMemo, type ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import type {LabPartProps} from '../../frame';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import CopyText from '../../frame/CopyText';
import Sides from '../../frame/Sides';
import controls from '../../frame/styles.later.module.css';
import Verdict from '../../frame/Verdict';
import {parseColor, toHex} from '../core/color';
import {
  colorNames,
  colorOf,
  readColor,
  sizes,
  valueOf,
  type ColorName,
  type Design,
} from '../core/design';
import {lookOf} from '../core/look';
import {pairsOf, type Pair} from '../core/pairs';
import {pairTexts} from '../pairTexts';
import Preview from './Preview';
import styles from './styles.later.module.css';
import {settingLabels} from './texts';
import {useLabText} from './useLabText';

interface Props {
  readonly design: Design;
  readonly onChange: (change: Partial<Design>) => void;
}

/** A text field and a color picker. */
function ColorField({design, onChange, name}: Props & {readonly name: ColorName}): ReactNode {
  const text = useLabText();
  const label = settingLabels[name][useLocale()];
  const isRefused = readColor(design[name]) === undefined;
  return (
    <div className={styles.color}>
      <TextField
        label={label}
        value={design[name]}
        invalid={isRefused}
        help={isRefused && text.notTaken}
        onChange={(value) => onChange({[name]: value})}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label={text.pick(label)}
        value={toHex(parseColor(design[name]) ?? colorOf(design, name))}
        onChange={({target}) => onChange({[name]: target.value})}
      />
    </div>
  );
}

function Fields({design, onChange}: Props): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  return (
    <fieldset className={controls.part}>
      <legend>{text.group}</legend>
      <p className={controls.help}>{text.colorHelp}</p>
      <div className={`${controls.grid} ${styles.fields}`}>
        {colorNames.map((name) => (
          <ColorField key={name} name={name} design={design} onChange={onChange} />
        ))}
        <SelectField
          label={settingLabels.simpleBoxSize[locale]}
          value={design.simpleBoxSize}
          options={sizes.map((size) => [size, text.sizes[size]] as const)}
          onChange={(simpleBoxSize) => onChange({simpleBoxSize})}
        />
      </div>
    </fieldset>
  );
}

/** The contrast of all pairs of colors. */
function Contrast({pairs}: {readonly pairs: readonly Pair[]}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <FactTable
      caption={text.contrast}
      columns={text.columns}
      rows={pairs.map(({name, ratio, needed, passes}) => ({
        id: name,
        cells: [
          pairTexts[name][locale],
          <span className={styles.ratio}>
            {number(ratio)} : 1{' '}
            <span className={styles.result} data-passes={passes}>
              {passes ? text.passes : text.fails} {number(needed)}
            </span>
          </span>,
        ],
      }))}
    />
  );
}

/** Values to enter in the product, each with a button to copy it. */
function Values({design}: Pick<Props, 'design'>): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const colors = colorNames.map((name) => {
    const [label, value] = [settingLabels[name][locale], valueOf(design, name)];
    return {
      id: name,
      cells: [
        label,
        <code>{value}</code>,
        <CopyText label={text.copy} name={text.copyName(label)} text={value} />,
      ],
    };
  });
  const {simpleBoxSize: size} = design;
  const sizeCells = [settingLabels.simpleBoxSize[locale], <code>{text.sizes[size]}</code>, ''];
  return (
    <details className={controls.part}>
      <summary>{text.values}</summary>
      <p className={controls.help}>{text.valuesHelp}</p>
      <FactTable
        caption={text.values}
        columns={text.valueColumns}
        rows={[...colors, {id: 'simpleBoxSize', cells: sizeCells}]}
      />
    </details>
  );
}

/** Settings, preview, contrast, and the values to enter in the product. */
export default function Designer({state: design, setState}: LabPartProps<Design>): ReactNode {
  const text = useLabText();
  const look = useMemo(() => lookOf(design), [design]);
  const pairs = useMemo(() => pairsOf(look), [look]);
  const failing = pairs.filter(({passes}) => !passes).length;
  const title = failing > 0 ? text.someFail(failing, pairs.length) : text.allPass(pairs.length);
  return (
    <Sides
      fewControls
      controls={
        <Fields
          design={design}
          onChange={(change) => setState((before) => ({...before, ...change}))}
        />
      }
      verdict={<Verdict tone={failing > 0 ? 'bad' : 'good'} title={title} />}>
      <Preview look={look} />
      <Contrast pairs={pairs} />
      <Values design={design} />
    </Sides>
  );
}
