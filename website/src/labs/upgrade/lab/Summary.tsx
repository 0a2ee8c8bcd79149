import type {Locale} from '@site/config/locales';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import TextList from '../../frame/TextList';
import Verdict from '../../frame/Verdict';
import type {Choices} from '../core/choices';
import type {Path} from '../core/path';
import {compareVersions} from '../../../content/upgrades/versions';
import {databaseTexts, kindTexts, labTexts} from './texts';

interface Props {
  readonly choices: Choices;
  readonly path: Path;
}

/** Why the end of the path may be the wrong one. */
function warningsOf({choices, path}: Props, locale: Locale): string[] {
  const text = labTexts[locale];
  const {stops, instead, security} = path;
  const end = stops.at(-1)?.version ?? choices.to;
  const fixed = fixedIn(path);
  return [
    ...(instead ? [text.instead(instead, choices.to)] : []),
    ...(fixed ? [text.avoid(end, fixed)] : []),
    ...(security.length > 0 ? [text.security(security.join(', '))] : []),
  ];
}

/** The version to take instead of one to avoid. */
const fixedIn = ({avoid}: Path): string | undefined =>
  avoid.map((defect) => defect.fixed).sort((a, b) => compareVersions(b, a))[0];

/** The path in a line. */
export default function Summary({choices, path}: Props): ReactNode {
  const versions = path.stops.map(({version}) => version);
  return (
    <Verdict
      tone={fixedIn(path) ? 'bad' : 'open'}
      title={labTexts[useLocale()].path(choices.from, versions)}
    />
  );
}

export function Warnings(props: Props): ReactNode {
  const locale = useLocale();
  const {kind, database} = props.choices;
  const warnings = warningsOf(props, locale);
  return (
    <>
      <p>
        {kindTexts[kind][locale]}, {databaseTexts[database][locale]}
      </p>
      {warnings.length > 0 && <TextList texts={warnings} />}
    </>
  );
}
