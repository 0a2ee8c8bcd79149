import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import TextList from '../../frame/TextList';
import Verdict from '../../frame/Verdict';
import type {Choices} from '../core/choices';
import type {Path} from '../core/path';
import {compareVersions} from '../core/versions';
import {databaseTexts, kindTexts, labTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly path: Path;
}

/** The path in a line, and why its end may be the wrong one. */
export default function Summary({choices, path}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const {stops, instead, avoid, security} = path;
  const end = stops.at(-1)?.version ?? choices.to;
  const [fixed] = avoid.map((defect) => defect.fixed).sort((a, b) => compareVersions(b, a));
  const warnings = [
    ...(instead ? [text.instead(instead, choices.to)] : []),
    ...(fixed ? [text.avoid(end, fixed)] : []),
    ...(security.length > 0 ? [text.security(security.join(', '))] : []),
  ];
  return (
    <Verdict
      tone={fixed ? 'bad' : 'good'}
      title={text.path(
        choices.from,
        stops.map(({version}) => version),
      )}>
      <p>
        {kindTexts[choices.kind][locale]}, {databaseTexts[choices.database][locale]}
      </p>
      {warnings.length > 0 && <TextList texts={warnings} />}
    </Verdict>
  );
}
