import BrowserOnly from '@docusaurus/BrowserOnly';
import {lazy, Suspense, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Example from './Example';
import {shellTexts} from './shellTexts';
import styles from './styles.module.css';
import {useNear} from './useNear';

function Failed(): ReactNode {
  return <p role="alert">{shellTexts[useLocale()].failed}</p>;
}

// Only readers who come near the lab pay for it.
const Lab = lazy(() => import('./lab').catch(() => ({default: Failed})));

/** Signs a form in the browser and compares it with what the reader's own code made of it. */
export default function SignatureLab(): ReactNode {
  const {name, open: openText} = shellTexts[useLocale()];
  const {place, near, open} = useNear();
  return (
    <div ref={place} className={styles.lab} role="group" aria-label={name} data-lab="signature">
      {near ? (
        <Suspense fallback={<Example />}>
          <Lab />
        </Suspense>
      ) : (
        <>
          <BrowserOnly>
            {() => (
              <button type="button" className={styles.button} onClick={open}>
                {openText}
              </button>
            )}
          </BrowserOnly>
          <Example />
        </>
      )}
    </div>
  );
}
