import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Language} from '../../frame/core/highlight';
import LiveCode from '../../frame/LiveCode';
import TextList from '../../frame/TextList';
import type {Output, OutputKind} from '../core/build';
import {reasonTexts} from './reasonTexts';
import styles from './styles.later.module.css';
import {labTexts} from './texts';

const languages: Readonly<Partial<Record<OutputKind, Language>>> = {
  prepare: 'bash',
  compose: 'yaml',
  env: 'dotenv',
  systemd: 'systemd',
  script: 'bash',
  start: 'bash',
  finish: 'bash',
};

/** Of web servers, those that the pages show in colors. */
function languageOf({kind, file = ''}: Output): Language | undefined {
  if (kind !== 'proxy') return languages[kind];
  return (['nginx', 'apache'] as const).find((name) => file.includes(name));
}

function Reasons({reasons}: Pick<Output, 'reasons'>): ReactNode {
  const locale = useLocale();
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={styles.why}>{labTexts[locale].why}</p>
      <TextList
        className={styles.reasons}
        texts={reasons.map((reason) => reasonTexts[reason][locale])}
      />
    </>
  );
}

/** A file or commands, and why they are as they are. */
export default function OutputBlock({output}: {readonly output: Output}): ReactNode {
  const {terminal} = labTexts[useLocale()];
  const {file, code, kind, reasons} = output;
  return (
    <div data-output={kind}>
      <LiveCode title={file ?? terminal} code={code} language={languageOf(output)} />
      <Reasons reasons={reasons} />
    </div>
  );
}
