import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import LiveCode from '../../frame/LiveCode';
import type {Choices} from '../core/choices';
import {formats, writeFormat, type Format} from '../core/formats';
import type {Policy} from '../core/policy';
import styles from './styles.module.css';
import {formatTexts, labTexts, obstacleTexts} from './texts';

interface Props {
  readonly policy: Policy;
  readonly choices: Choices;
}

function Written({format, policy, choices}: Props & {readonly format: Format}): ReactNode {
  const locale = useLocale();
  const {code, obstacle, dropped} = writeFormat(format, policy, choices);
  return (
    <div data-format={format}>
      {obstacle ? (
        <p className={styles.obstacle}>
          <b>{formatTexts[format][locale]}.</b> {obstacleTexts[obstacle][locale]}
        </p>
      ) : (
        <LiveCode title={formatTexts[format][locale]} code={code ?? ''} />
      )}
      {dropped.length > 0 && <p>{labTexts[locale].dropped(dropped.join(', '))}</p>}
    </div>
  );
}

/** The policy in every format. */
export default function Policies(props: Props): ReactNode {
  const text = labTexts[useLocale()];
  return (
    <section aria-label={text.policies}>
      <p className={styles.heading}>{text.policies}</p>
      {formats.map((format) => (
        <Written key={format} format={format} {...props} />
      ))}
    </section>
  );
}
