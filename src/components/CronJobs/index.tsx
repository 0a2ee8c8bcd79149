import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cronJobs} from '@site/data/cronJobs';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import RichText from '../RichText';

/** The regular jobs: what each does, who needs it, how often, and what happens without it. */
export default function CronJobs(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'cronJobs.caption', message: 'Regular jobs of mosparo'})}
      columns={[
        translate({id: 'cronJobs.command', message: 'Command'}),
        translate({id: 'cronJobs.purpose', message: 'What it does'}),
        translate({id: 'cronJobs.needed', message: 'Who needs it'}),
        translate({id: 'cronJobs.rhythm', message: 'Recommended'}),
        translate({id: 'cronJobs.without', message: 'Without it'}),
      ]}
      rows={cronJobs.map(({command, purpose, needed, schedule, rhythm, without}) => ({
        id: command,
        text: command,
        cells: [
          <code>{command}</code>,
          <RichText text={purpose[locale]} />,
          <RichText text={needed[locale]} />,
          <>
            {rhythm[locale]}: <code>{schedule}</code>
          </>,
          <RichText text={without[locale]} />,
        ],
      }))}
    />
  );
}
