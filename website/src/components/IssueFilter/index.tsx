import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {issueAreas, knownIssues} from '@site/data/knownIssues';
import type {Effect, KnownIssues} from '@site/data/knownIssues/types';
import {inEachLanguage} from '@site/texts';
import {countText} from '@site/src/format/plural';
import {useLocale} from '@site/src/hooks/useLocale';
import Chips from '../Chips';
import {effects} from '../KnownIssues/effects';
import styles from './styles.module.css';

const areaNames = inEachLanguage((t): Readonly<Record<keyof typeof issueAreas, string>> => ({
  installation: t('Installation'),
  configuration: t('Server'),
  operation: t('Cron jobs'),
  usage: t('Projects'),
  rules: t('Rules'),
  integration: t('Integration'),
  api: t('API'),
  administration: t('Administration'),
}));

const countOf = (issues: KnownIssues, effect?: Effect): number =>
  Object.values(issues).filter((issue) => !effect || issue.effect === effect).length;

const all = countOf(knownIssues);

/** Chips that filter the register. They are links; src/features/issueFilter reads their addresses. */
export default function IssueFilter(): ReactNode {
  const locale = useLocale();
  const names = areaNames[locale];
  const areas = Object.entries(issueAreas) as [keyof typeof issueAreas, KnownIssues][];
  const count = translate(
    {id: 'issueFilter.count', message: '{count} issue|{count} issues'},
    {count: '{count}'},
  );
  const every = <Translate id="issueFilter.all">All</Translate>;
  return (
    <div className={styles.filter} data-issue-filter>
      <Chips
        label={translate({id: 'issueFilter.effect', message: 'Issues by effect'})}
        title={translate({id: 'issueFilter.effectTitle', message: 'Effect'})}>
        <a href="?" data-effect="" data-needs-react aria-current="true">
          {every}
        </a>
        {(Object.keys(effects) as Effect[]).map((effect) => (
          <a key={effect} href={`?effect=${effect}`} data-effect={effect} data-needs-react>
            {effects[effect]} <small>{countOf(knownIssues, effect)}</small>
          </a>
        ))}
      </Chips>
      <Chips
        label={translate({id: 'issueFilter.area', message: 'Issues by area'})}
        title={translate({id: 'issueFilter.areaTitle', message: 'Area'})}>
        <a href="?" data-area="" data-needs-react aria-current="true">
          {every}
        </a>
        {areas.map(([area, issues]) => (
          <a key={area} href={`?area=${area}`} data-area={area} data-needs-react>
            {names[area]} <small>{countOf(issues)}</small>
          </a>
        ))}
      </Chips>
      <output data-count={count} data-markdown="ignore" data-search="ignore">
        {countText(count, all, locale)}
      </output>
    </div>
  );
}
