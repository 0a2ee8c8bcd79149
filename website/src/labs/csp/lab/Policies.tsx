import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Language} from '../../frame/core/highlight';
import LabTabs from '../../frame/LabTabs';
import LiveCode from '../../frame/LiveCode';
import type {Choices} from '../core/choices';
import {formats, writeFormat, type Format} from '../core/formats';
import type {Policy} from '../core/policy';
import styles from './styles.later.module.css';
import {formatTexts, labTexts, obstacleTexts} from './texts';

const languages: Readonly<Record<Format, Language>> = {
  header: 'http',
  meta: 'html',
  nginx: 'nginx',
  apache: 'apache',
  php: 'program',
  wordpress: 'program',
};

interface Props {
  readonly policy: Policy;
  readonly choices: Choices;
}

function FormattedPolicy({format, policy, choices}: Props & {readonly format: Format}): ReactNode {
  const locale = useLocale();
  const {code, obstacle, dropped} = writeFormat(format, policy, choices);
  return (
    <div data-format={format}>
      {obstacle ? (
        <Note type="note" title={formatTexts[format][locale]}>
          <p>{obstacleTexts[obstacle][locale]}</p>
        </Note>
      ) : (
        <LiveCode
          title={formatTexts[format][locale]}
          code={code ?? ''}
          language={languages[format]}
        />
      )}
      {dropped.length > 0 && <p>{labTexts[locale].dropped(dropped.join(', '))}</p>}
    </div>
  );
}

/** The title of a format up to its first comma or colon. */
const shortName = (title: string) => title.split(/[,:]/)[0] ?? title;

/** The policy in every format. */
export default function Policies(props: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  return (
    <section aria-label={text.policies}>
      <p className={styles.heading}>{text.policies}</p>
      <LabTabs
        name={text.policies}
        tabs={formats.map((format) => ({
          key: format,
          label: shortName(formatTexts[format][locale]),
          content: <FormattedPolicy format={format} {...props} />,
        }))}
      />
    </section>
  );
}
