import type {Locale} from '@site/config/locales';
import type {ReactNode} from 'react';
import Note from '@theme/Admonition/Layout';
import type {Localized} from '@site/texts';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import TextList from '../../frame/TextList';
import Verdict from '../../frame/Verdict';
import type {Choices} from '../core/choices';
import {findCautions, findRefusals} from '../core/problems';
import {cautionTexts, refusalTexts} from './problemTexts';
import {labTexts, optionTexts} from './texts';

/** The choices that say most. */
const shortNames = ['database', 'proxy'] as const;

interface Props {
  readonly choices: Choices;
  /** Number of steps below; none while something is refused. */
  readonly count: number;
}

/** What the files are for, in a few words. */
function chosen(choices: Choices, version: string, locale: Locale): string {
  const texts = optionTexts(version);
  return shortNames
    .map((name) => {
      const labels: Readonly<Record<string, Localized>> = texts[name];
      return labels[choices[name]]?.[locale];
    })
    .join(', ');
}

/** The result of the choices, announced when it changes. */
export default function Result({choices, count}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const {version} = useProduct();
  const refusals = findRefusals(choices);
  const isRefused = refusals.length > 0;
  return (
    <Verdict
      tone={isRefused ? 'bad' : 'open'}
      title={isRefused ? text.refused : text.ready(count, chosen(choices, version, locale))}>
      {isRefused && <TextList texts={refusals.map((name) => refusalTexts[name][locale])} />}
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
