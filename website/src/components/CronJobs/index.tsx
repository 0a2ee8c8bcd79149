import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cronJobs} from '@site/data/cronJobs';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import RichText from '../RichText';
import styles from './styles.module.css';

/** The regular jobs: what each does, who needs it, how often, and what happens without it. */
export default function CronJobs(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({id: 'cronJobs.caption', message: 'Regular jobs of mosparo'})}
      columns={[
        translate({id: 'cronJobs.command', message: 'Command and recommended interval'}),
        translate({id: 'cronJobs.purpose', message: 'What it does, and who needs it'}),
        translate({id: 'cronJobs.without', message: 'Without it'}),
      ]}
      rows={cronJobs.map(({command, purpose, needed, schedule, interval, without}) => ({
        id: command,
        cells: [
          <>
            <code>{command}</code>
            <p className={styles.interval}>
              {interval[locale]}: <code>{schedule}</code>
            </p>
          </>,
          <>
            <RichText text={purpose[locale]} /> <b>{needed[locale]}</b>
          </>,
          <RichText text={without[locale]} />,
        ],
      }))}
    />
  );
}
