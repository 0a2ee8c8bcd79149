import BrowserOnly from '@docusaurus/BrowserOnly';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {decodeShared, type Shared} from './core/shared';
import {LabContext} from './labContext';
import styles from './styles.module.css';
import {frameTexts} from './texts';
import {useShared} from './useShared';
import {useTurn} from './useTurn';

export interface LabPartProps {
  /** State from a link; check every value of it. */
  readonly shared?: Shared;
}

type LabPart = ComponentType<LabPartProps>;

function Failed(): ReactNode {
  return <p role="alert">{frameTexts[useLocale()].failed}</p>;
}

interface LazyPart {
  readonly load: () => Promise<{default: LabPart}>;
  readonly Part: LabPart;
}

/** The interactive part, in a chunk of its own: only readers who come near the lab pay for it. */
export function lazyLab(fetchPart: LazyPart['load']): LazyPart {
  const load = () => fetchPart().catch(() => ({default: Failed}));
  return {load, Part: lazy(load)};
}

interface Props {
  /** Name in links and for tests. */
  readonly id: string;
  readonly name: string;
  /** What the reader can do here, in a sentence or two. */
  readonly offer: ReactNode;
  readonly part: LazyPart;
  /** Worked example: stands in until the lab is there, and for readers without JavaScript. */
  readonly children: ReactNode;
}

/** What all labs have in common: name, promise, example, loading, and links to a state. */
export default function Lab({id, name, offer, part: {load, Part}, children}: Props): ReactNode {
  const text = frameTexts[useLocale()];
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const turn = useTurn({top, end, load});
  const [asked, setAsked] = useState(false);
  const {arrived, share} = useShared(id);
  const context = useMemo(() => ({share}), [share]);
  const shared = useMemo(() => (arrived ? decodeShared(id, arrived) : undefined), [id, arrived]);
  useEffect(() => {
    if (shared) top.current?.scrollIntoView();
  }, [shared]);
  const open = () => {
    setAsked(true);
    // The button is about to go.
    top.current?.focus({preventScroll: true});
  };
  const waiting = (
    <>
      <div className={styles.opener}>
        <noscript>{text.noScript}</noscript>
        <BrowserOnly>
          {() => (
            <button type="button" className={styles.open} onClick={open}>
              {text.open}
            </button>
          )}
        </BrowserOnly>
      </div>
      {children}
    </>
  );
  return (
    <div className={styles.lab} role="group" aria-label={name} data-lab={id}>
      <div ref={top} className={styles.top} tabIndex={-1}>
        <p className={styles.name}>
          <span className={styles.kind}>{text.kind}</span> {name}
        </p>
        <p>{offer}</p>
        <p className={styles.privacy}>{text.privacy}</p>
      </div>
      {turn || asked || shared ? (
        <LabContext value={context}>
          <Suspense fallback={waiting}>
            <Part key={arrived} shared={shared} />
          </Suspense>
        </LabContext>
      ) : (
        waiting
      )}
      <div ref={end} className={styles.end} />
    </div>
  );
}
