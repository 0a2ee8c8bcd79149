import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {wordPressProblems, type WordPressProblem} from '@site/data/wordPressProblems';
import FactTable, {type FilterableRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';

const texts = {
  en: {
    caption: 'Problems of the WordPress plugin and their fixes',
    filter: 'Find a problem',
    columns: ['Form', 'What goes wrong', 'Fixed in', 'Until then'],
    openIn: (version: string) => `not in ${version}`,
    thread: (issue: number) => `issue ${issue}`,
    update: 'Update the plugin.',
  },
  de: {
    caption: 'Probleme des WordPress-Plugins und ihre Behebung',
    filter: 'Problem suchen',
    columns: ['Formular', 'Was schiefgeht', 'Behoben in', 'Bis dahin'],
    openIn: (version: string) => `nicht in ${version}`,
    thread: (issue: number) => `Issue ${issue}`,
    update: 'Aktualisieren Sie das Plugin.',
  },
} as const;

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
