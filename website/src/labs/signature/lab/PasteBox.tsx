import {useId, useState, type ReactNode} from 'react';
import {readPasted, type Pasted} from '../core/pasted';
import type {Texts} from './texts';
import controls from '../../frame/styles.later.module.css';
import {useLabText} from './useLabText';

function answer(pasted: Pasted, text: Texts): string {
  switch (pasted.kind) {
    case 'form':
      return text.pasteForm(pasted.rows.length);
    case 'request':
      return text.pasteRequest;
    case 'tooMuch':
      return text.tooMuch;
    case 'unreadable':
      return text.pasteUnreadable;
  }
}

/** Fills the fields from what the reader has at hand. */
export default function PasteBox({onRead}: {readonly onRead: (pasted: Pasted) => void}): ReactNode {
  const text = useLabText();
  const id = useId();
  const [content, setContent] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  const read = () => {
    const result = readPasted(content);
    setPasted(result);
    onRead(result);
  };
  return (
    <details className={controls.part}>
      <summary>{text.paste}</summary>
      <p className={controls.help}>{text.pasteHelp}</p>
      <label htmlFor={id}>{text.pasteLabel}</label>
      <textarea
        id={id}
        rows={4}
        value={content}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setContent(event.target.value)}
      />
      <button type="button" className={controls.button} onClick={read}>
        {text.read}
      </button>
      <p role="status" className={controls.help}>
        {pasted && answer(pasted, text)}
      </p>
    </details>
  );
}
