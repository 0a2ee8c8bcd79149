import type {ReactNode} from 'react';
import {installationIssues} from '@site/data/knownIssues/installation';
import {operationIssues} from '@site/data/knownIssues/operation';
import type {Kind} from '@site/data/upgrades';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import TextList from '../../frame/TextList';
import {issuesOf} from '../core/issues';
import type {Stop} from '../core/path';
import styles from './styles.later.module.css';
import {stepTexts} from './stepTexts';
import {labTexts} from './texts';

function Part({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}): ReactNode {
  if (texts.length === 0) return null;
  return (
    <>
      <p className={styles.part}>{title}</p>
      <TextList texts={texts} />
    </>
  );
}

const issues = {...installationIssues, ...operationIssues};

interface Props {
  readonly stop: Stop;
  readonly kind: Kind;
}

function StopItem({stop, kind}: Props): ReactNode {
  const locale = useLocale();
  const documented = useProduct().version;
  const text = labTexts[locale];
  const changes = (list: Stop['forms']) =>
    list.map((change) => `**${change.since}** ${change.text[locale]}`);
  const known = stop.version === documented ? issuesOf(kind) : [];
  return (
    <li>
      <p className={styles.title}>
        {stop.from} → {stop.version} ({stop.isUpgrade ? text.upgrade : text.update})
      </p>
      <Part title={text.requirements} texts={changes(stop.requirements)} />
      <p className={styles.part}>{text.steps}</p>
      <ol>
        {stepTexts(stop, kind, locale).map((step) => (
          <li key={step}>
            <RichText text={step} />
          </li>
        ))}
      </ol>
      <Part title={text.forms} texts={changes(stop.forms)} />
      <Part title={text.operation} texts={changes(stop.operation)} />
      <Part
        title={text.defects}
        texts={stop.defects.map((defect) => `${defect.text[locale]} ${text.fixed(defect.fixed)}`)}
      />
      <Part
        title={text.issues}
        texts={known.map((id) => `[${issues[id].title[locale]}](/docs/about/known_issues#${id})`)}
      />
    </li>
  );
}

interface AllProps {
  readonly stops: readonly Stop[];
  readonly kind: Kind;
}

/** The stops in order, each with what to do, what changes and what may go wrong. */
export default function Stops({stops, kind}: AllProps): ReactNode {
  return (
    <ol className={styles.stops} aria-label={labTexts[useLocale()].stops}>
      {stops.map((stop) => (
        <StopItem key={stop.version} stop={stop} kind={kind} />
      ))}
    </ol>
  );
}
