import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import LiveCode from '../../frame/LiveCode';
import type {Output} from '../core/build';
import type {Choices} from '../core/choices';
import {reasonTexts} from './reasonTexts';
import styles from './styles.module.css';
import {kindTexts, labTexts} from './texts';
import {mailTexts, wizardRows} from './wizard';

function Reasons({output}: {readonly output: Output}): ReactNode {
  const locale = useLocale();
  if (output.reasons.length === 0) return null;
  return (
    <>
      <p className={styles.why}>{labTexts[locale].why}</p>
      <ul className={styles.reasons}>
        {output.reasons.map((reason) => (
          <li key={reason}>
            <RichText text={reasonTexts[reason][locale]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Written({output}: {readonly output: Output}): ReactNode {
  const locale = useLocale();
  return (
    <li data-output={output.kind}>
      <p className={styles.title}>
        <RichText text={kindTexts[output.kind][locale]} />
      </p>
      <LiveCode title={output.file ?? labTexts[locale].terminal} code={output.code} />
      <Reasons output={output} />
    </li>
  );
}

function Wizard({choices}: {readonly choices: Choices}): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const rows = wizardRows(choices, text.passwordFrom);
  return (
    <li data-output="wizard">
      <p className={styles.title}>{text.wizard}</p>
      {rows ? (
        <dl className={styles.values}>
          {rows.map(([label, value]) => (
            <div key={label.en}>
              <dt>{label[locale]}</dt>
              <dd>
                <RichText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          <RichText text={choices.database === 'sqlite' ? text.sqlite : text.external} />
        </p>
      )}
    </li>
  );
}

interface Props {
  readonly choices: Choices;
  readonly outputs: readonly Output[];
}

/** Steps that are no files: the wizard and the mail settings. */
export const STEPS_WITHOUT_OUTPUT = 2;

/** Files, commands and values in the order in which they are needed. */
export default function Steps({choices, outputs}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const isLast = ({kind}: Output) => kind === 'finish';
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {outputs
        .filter((output) => !isLast(output))
        .map((output) => (
          <Written key={output.file ?? output.kind} output={output} />
        ))}
      <Wizard choices={choices} />
      {outputs.filter(isLast).map((output) => (
        <Written key={output.kind} output={output} />
      ))}
      <li data-output="mail">
        <p className={styles.title}>{text.mail}</p>
        <p>
          <RichText text={mailTexts[choices.mail][locale]} />
        </p>
      </li>
    </ol>
  );
}
