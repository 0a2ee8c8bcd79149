import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import CopyText from '../../frame/CopyText';
import type {Language} from '../../frame/core/highlight';
import LabTabs from '../../frame/LabTabs';
import LiveCode from '../../frame/LiveCode';
import TextList from '../../frame/TextList';
import type {Choices} from '../core/choices';
import type {Output, OutputKind} from '../core/outputs';
import {reasonsOf} from '../core/reasons';
import styles from './styles.later.module.css';
import {kindTexts, labTexts} from './texts';
import {mailTexts, wizardRows} from './wizard';

const languages: Readonly<Partial<Record<OutputKind, Language>>> = {
  prepare: 'bash',
  compose: 'yaml',
  env: 'dotenv',
  service: 'systemd',
  timer: 'systemd',
  script: 'bash',
  start: 'bash',
  finish: 'bash',
};

/** Of web servers, those that the pages show in colors. */
function languageOf({kind, file = ''}: Output): Language | undefined {
  if (kind !== 'proxy') return languages[kind];
  return (['nginx', 'apache'] as const).find((name) => file.includes(name));
}

interface OutputProps {
  readonly choices: Choices;
  readonly output: Output;
}

/** A file or commands, and why they are as they are. */
function OutputBlock({choices, output}: OutputProps): ReactNode {
  const locale = useLocale();
  const {terminal, why} = labTexts[locale];
  const {file, code, kind} = output;
  const reasons = reasonsOf(kind, choices).map((reason) => reason[locale]);
  return (
    <div data-output={kind}>
      <LiveCode title={file ?? terminal} code={code} language={languageOf(output)} />
      {reasons.length > 0 && (
        <>
          <p className={styles.why}>{why}</p>
          <TextList className={styles.reasons} texts={reasons} />
        </>
      )}
    </div>
  );
}

type File = Output & {readonly file: string};

const isFile = (output: Output): output is File => output.file !== undefined;

/** The name of the file, with its folder if the name has no extension. */
function shortName(file: string): string {
  const parts = file.split('/');
  return parts.slice(parts.at(-1)?.includes('.') ? -1 : -2).join('/');
}

/** The files to save, one tab each. */
function Files({choices, outputs}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const files = outputs.filter(isFile);
  return (
    <li>
      <p className={styles.title}>{text.files}</p>
      <LabTabs
        name={text.files}
        tabs={files.map((output) => ({
          key: output.file,
          label: shortName(output.file),
          content: (
            <>
              <p className={styles.kind}>
                <RichText text={kindTexts[output.kind][locale]} />
              </p>
              <OutputBlock choices={choices} output={output} />
            </>
          ),
        }))}
      />
      <p className={styles.all}>
        {/* Each below its name, which is a comment in all of their formats. */}
        <CopyText
          label={text.copyAll}
          text={files.map(({file, code}) => `# ${file}\n${code}`).join('\n')}
        />
      </p>
    </li>
  );
}

function Wizard({choices}: Pick<Props, 'choices'>): ReactNode {
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

/** All files are one step; the wizard and the mail settings have no output. */
export const countSteps = (outputs: readonly Output[]): number =>
  outputs.filter((output) => !isFile(output)).length + 3;

/** Files, commands and values in the order in which they are needed. */
export default function Steps({choices, outputs}: Props): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const command = (wanted: OutputKind) =>
    outputs
      .filter(({kind}) => kind === wanted)
      .map((output) => (
        <li key={wanted}>
          <p className={styles.title}>
            <RichText text={kindTexts[wanted][locale]} />
          </p>
          <OutputBlock choices={choices} output={output} />
        </li>
      ));
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {command('prepare')}
      <Files choices={choices} outputs={outputs} />
      {command('start')}
      <Wizard choices={choices} />
      {command('finish')}
      <li data-output="mail">
        <p className={styles.title}>{text.mail}</p>
        <p>
          <RichText text={mailTexts[choices.mail][locale]} />
        </p>
      </li>
    </ol>
  );
}
