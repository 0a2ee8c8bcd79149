import type {ReactNode} from 'react';
import Note from '@theme/Admonition/Layout';
import type {Localized} from '@site/data/localized';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import TextList from '../../frame/TextList';
import Verdict from '../../frame/Verdict';
import {choiceNames, type Choices} from '../core/choices';
import {findCautions, findRefusals} from '../core/problems';
import {cautionTexts, refusalTexts} from './problemTexts';
import {choiceTexts, labTexts, optionTexts} from './texts';

interface Props {
  readonly choices: Choices;
  /** Number of steps below; none while something is refused. */
  readonly count: number;
}

/** The result of the choices, announced when it changes. */
export default function Result({choices, count}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const texts = optionTexts(useProduct().version);
  const refusals = findRefusals(choices);
  const chosen = choiceNames.map((name) => {
    const labels: Readonly<Record<string, Localized>> = texts[name];
    return `${choiceTexts[name][locale]}: ${labels[choices[name]]?.[locale]}`;
  });
  return (
    <Verdict
      tone={refusals.length > 0 ? 'bad' : 'good'}
      title={refusals.length > 0 ? text.refused : text.ready(count)}>
      {refusals.length > 0 ? (
        <TextList texts={refusals.map((name) => refusalTexts[name][locale])} />
      ) : (
        <p>{chosen.join('; ')}</p>
      )}
    </Verdict>
  );
}

export function Cautions({choices}: Pick<Props, 'choices'>): ReactNode {
  const locale = useLocale();
  const cautions = findCautions(choices);
  if (cautions.length === 0) return null;
  return (
    <Note type="note" title={labTexts[locale].notes}>
      <TextList texts={cautions.map((name) => cautionTexts[name][locale])} />
    </Note>
  );
}
