import type {ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import CopyText from '../../frame/CopyText';
import LabTabs from '../../frame/LabTabs';
import type {Output} from '../core/build';
import styles from './styles.later.module.css';
import {kindTexts, labTexts} from './texts';
import OutputBlock from './OutputBlock';

export type File = Output & {readonly file: string};

/** The name of the file, with its folder if the name has no extension. */
function shortName(file: string): string {
  const parts = file.split('/');
  return parts.slice(parts.at(-1)?.includes('.') ? -1 : -2).join('/');
}

/** All files in one text, each below its name, which is a comment in all of their formats. */
const together = (files: readonly File[]) =>
  files.map(({file, code}) => `# ${file}\n${code}`).join('\n');

/** The files to save, one tab each. */
export default function Files({files}: {readonly files: readonly File[]}): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
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
              <OutputBlock output={output} />
            </>
          ),
        }))}
      />
      <p className={styles.all}>
        <CopyText label={text.copyAll} text={together(files)} />
      </p>
    </li>
  );
}
