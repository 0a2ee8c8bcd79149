import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Output} from '../core/build';
import type {Choices} from '../core/choices';
import Files, {type File} from './Files';
import styles from './styles.later.module.css';
import {kindTexts, labTexts} from './texts';
import {mailTexts, wizardRows} from './wizard';
import OutputBlock from './OutputBlock';

function Command({output}: {readonly output: Output}): ReactNode {
  return (
    <li>
      <p className={styles.title}>
        <RichText text={kindTexts[output.kind][useLocale()]} />
      </p>
      <OutputBlock output={output} />
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

const isFile = (output: Output): output is File => output.file !== undefined;

/** All files are one step; the wizard and the mail settings have no output. */
export const countSteps = (outputs: readonly Output[]): number =>
  outputs.filter((output) => !isFile(output)).length + 3;

/** Everything to save and to run, each below its name, which is a comment in all of the formats. */
export const allCode = (outputs: readonly Output[]): string =>
  outputs.map(({file, kind, code}) => `# ${file ?? kind}\n${code}`).join('\n');

/** Files, commands and values in the order in which they are needed. */
export default function Steps({choices, outputs}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const commands = (...kinds: readonly Output['kind'][]) =>
    outputs
      .filter(({kind}) => kinds.includes(kind))
      .map((output) => <Command key={output.kind} output={output} />);
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {commands('prepare')}
      <Files files={outputs.filter(isFile)} />
      {commands('start')}
      <Wizard choices={choices} />
      {commands('finish')}
      <li data-output="mail">
        <p className={styles.title}>{text.mail}</p>
        <p>
          <RichText text={mailTexts[choices.mail][locale]} />
        </p>
      </li>
    </ol>
  );
}
