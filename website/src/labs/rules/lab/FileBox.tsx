import {useId, useMemo, useState, type ReactNode} from 'react';
import controls from '../../frame/styles.later.module.css';
import TextField from '../../frame/controls/TextField';
import LiveCode from '../../frame/LiveCode';
import {MAX_FILE, readFile, type FileResult} from '../core/file/readFile';
import {writePackage} from '../core/file/writeFile';
import FileAnswer from './FileAnswer';
import {newUuid} from './newUuid';
import type {EditProps} from './props';
import {useLabText} from './useLabText';

/** A character has at most four bytes. */
const MAX_FILE_BYTES = 4 * MAX_FILE;

/** The rules as a file. Identifiers and date are made once for each change of the rules. */
function Export({setup}: Pick<EditProps, 'setup'>): ReactNode {
  const {exportLabel, newRule} = useLabText();
  const code = useMemo(
    () =>
      writePackage(setup, {
        // oxlint-disable-next-line react/purity -- see above
        date: new Date(),
        newUuid,
        nameOf: (index) => newRule(index + 1),
      }),
    [setup, newRule],
  );
  return <LiveCode title={exportLabel} code={code} language="json" />;
}

/** Reads and writes the files of the product. */
export default function FileBox({setup, dispatch}: EditProps): ReactNode {
  const text = useLabText();
  const id = useId();
  const [content, setContent] = useState('');
  const [result, setResult] = useState<FileResult>();
  const [open, setOpen] = useState(false);
  const read = (file: string) => {
    const answer = readFile(file);
    setResult(answer);
    if (answer.kind === 'read') dispatch({type: 'setup', change: answer.setup});
  };
  const readChosen = async (file: File | undefined) => {
    if (!file) return;
    // A file of many megabytes is not even loaded.
    if (file.size > MAX_FILE_BYTES) setResult({kind: 'tooLarge'});
    else read(await file.text());
  };
  return (
    <details className={controls.part} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{text.file}</summary>
      <p className={controls.help}>{text.fileHelp}</p>
      <div className={controls.input}>
        <label htmlFor={id}>{text.choose}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({target}) => void readChosen(target.files?.[0])}
        />
      </div>
      <TextField label={text.fileLabel} rows={4} value={content} onChange={setContent} />
      <button type="button" className={controls.button} onClick={() => read(content)}>
        {text.read}
      </button>
      <FileAnswer result={result} />
      {open && <Export setup={setup} />}
    </details>
  );
}
