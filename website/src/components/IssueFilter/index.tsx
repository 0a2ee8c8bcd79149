import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {knownIssues} from '@site/data/knownIssues';
import type {Effect} from '@site/data/knownIssues/types';
import chips from '../Chips/styles.module.css';
import {effects} from '../KnownIssues/effects';
import styles from './styles.module.css';

const all = Object.values(knownIssues);
const every = <Translate id="issueFilter.all">All</Translate>;

/** Chooses by effect which known issues are shown. The style sheet hides the others, so it needs no script. */
export default function IssueFilter(): ReactNode {
  const chip = (effect: Effect | '', name: ReactNode, count: number) => (
    <label key={effect}>
      <input type="radio" name="effect" value={effect} defaultChecked={effect === ''} />
      {name} <small>{count}</small>
    </label>
  );
  return (
    <fieldset
      className={clsx(chips.chips, styles.filter)}
      aria-label={translate({id: 'issueFilter.effect', message: 'Issues by effect'})}
      data-markdown="ignore"
      data-search="ignore">
      {chip('', every, all.length)}
      {(Object.keys(effects) as Effect[]).map((effect) =>
        chip(effect, effects[effect], all.filter((issue) => issue.effect === effect).length),
      )}
    </fieldset>
  );
}
