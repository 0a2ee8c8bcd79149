import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {wordPressProblems, type WordPressProblem} from '@site/data/wordPressProblems';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {fill, inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Problems of the WordPress plugin and their fixes'),
  filter: t('Find a problem'),
  columns: [t('Form'), t('What goes wrong'), t('Fixed in'), t('Until then')],
  openIn: (version: string) => fill(t('not in {version}'), {version}),
  thread: (issue: number) => fill(t('issue {issue}'), {issue}),
  update: t('Update.'),
}));

function toRow(problem: WordPressProblem, locale: Locale): FilterableRow {
  const {forms, what, version, untilThen, thread} = problem;
  const words = texts[locale];
  const fix = 'fixedIn' in version ? version.fixedIn : words.openIn(version.openIn);
  return {
    id: what.en,
    text: [forms[locale], what[locale], fix].join(' '),
    cells: [
      <b>{forms[locale]}</b>,
      what[locale],
      thread ? (
        <>
          {fix} (
          <Link to={`https://github.com/mosparo/${thread[0]}/issues/${thread[1]}`}>
            {words.thread(thread[1])}
          </Link>
          )
        </>
      ) : (
        fix
      ),
      <RichText text={untilThen?.[locale] ?? words.update} />,
    ],
  };
}

/** What goes wrong in which version of the WordPress plugin, from `data/wordPressProblems.ts`. */
export default function WordPressProblems(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  return (
    <FactTable
      caption={caption}
      columns={columns}
      filterLabel={filter}
      rows={wordPressProblems.map((problem) => toRow(problem, locale))}
    />
  );
}
