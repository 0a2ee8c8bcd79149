import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import type {Problem} from '../core/file/problems';
import {MAX_PROBLEMS, type FileResult} from '../core/file/readFile';
import type {Texts} from './texts';
import {useLabText} from './useLabText';

/** Number of problems that are listed. */
const MAX_SHOWN = 8;

function Problems({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  const text = useLabText();
  return (
    <>
      <p>{text.refused(problems.length, problems.length === MAX_PROBLEMS)}</p>
      <ul>
        {problems.slice(0, MAX_SHOWN).map(({path, kind, allowed}) => (
          <li key={`${path} ${kind}`}>
            <code>{path}</code> {text.problems[kind]}{' '}
            {allowed !== undefined && <code>{allowed}</code>}
          </li>
        ))}
        {problems.length > MAX_SHOWN && <li>{text.more(problems.length - MAX_SHOWN)}</li>}
      </ul>
    </>
  );
}

function message(result: FileResult & {kind: 'read'}, text: Texts): string {
  const {rules} = result.setup;
  const items = rules.reduce((sum, rule) => sum + rule.items.length, 0);
  return [
    text.fileRead(rules.length, items),
    result.inactive > 0 ? text.fileInactive(result.inactive) : '',
    result.omitted > 0 ? text.fileLeft(result.omitted) : '',
  ].join(' ');
}

/** The result of reading a file. */
export default function FileAnswer({result}: {readonly result?: FileResult}): ReactNode {
  const text = useLabText();
  // Screen readers announce a live region only if it existed before its text.
  return (
    <div role="status">
      {result && (
        <Note type={result.kind === 'read' ? 'tip' : 'danger'}>
          {result.kind === 'read' && <p>{message(result, text)}</p>}
          {result.kind === 'tooLarge' && <p>{text.fileTooLarge}</p>}
          {result.kind === 'notJson' && <p>{text.notJson}</p>}
          {result.kind === 'otherFile' && <p>{text.otherFile}</p>}
          {result.kind === 'refused' && <Problems problems={result.problems} />}
        </Note>
      )}
    </div>
  );
}
