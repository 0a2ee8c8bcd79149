import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import closeButton from 'docusaurus-theme-static-pages/closeButton.module.css';
import styles from './styles.later.module.css';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The button stands last, so that the focus starts in the content. */
function DialogContent({title, close, children}: Props): ReactNode {
  return (
    <>
      <h2 id="dialog-title" className={styles.title}>
        {title}
      </h2>
      {children}
      <button
        type="button"
        className={clsx(closeButton.close, styles.close)}
        aria-label={translate({id: 'dialog.close', message: 'Close'})}
        onClick={close}>
        ×
      </button>
    </>
  );
}

/** Shows a dialog over the page, with a React root of its own because the page below may be static HTML. */
export function openDialog(title: string, content: (close: () => void) => ReactNode): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  const root = createRoot(dialog);
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    root.unmount();
    dialog.remove();
  });
  window.addEventListener('popstate', close);
  document.body.append(dialog);
  flushSync(() =>
    root.render(
      <DialogContent title={title} close={close}>
        {content(close)}
      </DialogContent>,
    ),
  );
  dialog.showModal();
}
