import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {webCronAnswers} from '@site/data/cronJobs';
import {useLocale} from '@site/src/hooks/useLocale';
import BreakableCode from '../BreakableCode';
import FactTable from '../FactTable';
import RichText from '../RichText';

/** What the web cron job answers, in the order in which mosparo checks a call. */
export default function WebCronAnswers(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({
        id: 'webCron.caption',
        message: 'Answers of the web cron job, in the order of the checks',
      })}
      columns={[
        translate({id: 'webCron.status', message: 'Status'}),
        translate({id: 'webCron.body', message: 'Text'}),
        translate({id: 'webCron.meaning', message: 'Meaning'}),
        translate({id: 'webCron.remedy', message: 'What to do'}),
      ]}
      rows={webCronAnswers.map(({status, body, meaning, remedy}) => ({
        id: `${status} ${body}`,
        cells: [
          <code>{status}</code>,
          body ? <BreakableCode text={body} /> : '–',
          <RichText text={meaning[locale]} />,
          <RichText text={remedy[locale]} />,
        ],
      }))}
    />
  );
}
