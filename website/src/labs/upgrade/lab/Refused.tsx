import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import Verdict from '../../frame/Verdict';
import type {Choices} from '../core/choices';
import type {Refusal} from '../core/path';
import {databaseTexts, labTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly refusal: Refusal;
}

/** Why there is no path. */
export default function Refused({choices, refusal}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const why =
    refusal.reason === 'database'
      ? text.database(databaseTexts[choices.database][locale], refusal.since)
      : text[refusal.reason];
  return (
    <Verdict tone="bad" title={text.refused}>
      <p>
        <RichText text={why} />
      </p>
    </Verdict>
  );
}
