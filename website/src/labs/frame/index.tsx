import BrowserOnly from '@docusaurus/BrowserOnly';
import {useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Island from 'docusaurus-theme-static-pages/Island';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Shared} from './core/shared';
import {LabContext} from './labContext';
import styles from './styles.module.css';
import {frameTexts} from './texts';
import {useLabPart} from './useLabPart';
import {useShared, type Query} from './useShared';

export interface LabPartProps {
  /** State from a link; check every value of it. */
  readonly shared?: Shared;
}

interface Props {
  /** Id of the island, in links (`#lab-<id>`) and for tests. */
  readonly id: string;
  readonly name: string;
  /** What the reader can do here, in a sentence or two. */
  readonly offer: ReactNode;
  /** What becomes of the reader's input; the default says that it stays in the browser. */
  readonly privacy?: string;
  /** If the state is in the query of the address, not in the fragment. */
  readonly query?: Query;
  /** Imports the interactive part, a chunk of its own that is loaded when the reader scrolls near the lab. */
  readonly load: () => Promise<{readonly default: ComponentType<LabPartProps>}>;
  /** Worked example: shown until the lab is loaded, and to readers without JavaScript. */
  readonly children: ReactNode;
}

/** Frame of every lab: name, description, worked example, lazy loading, and links that restore a state. */
export default function Lab(props: Props): ReactNode {
  const {id, name, offer, privacy, query, load, children} = props;
  const text = frameTexts[useLocale()];
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [clicks, setClicks] = useState(0);
  const {link, shared, tooLong, share} = useShared(id, query);
  const context = useMemo(() => ({share}), [share]);
  const {Part, failed} = useLabPart({top, end, load, openRequests: clicks + (shared ? 1 : 0)});
  useEffect(() => {
    if (shared || tooLong) top.current?.scrollIntoView();
  }, [shared, tooLong]);
  const open = () => {
    setClicks(clicks + 1);
    // The button disappears with the example; its focus would be lost.
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
      {failed && <p role="alert">{text.failed}</p>}
      <div data-example>{children}</div>
    </>
  );
  return (
    <Island name={id}>
      <div className={styles.place}>
        <div className={styles.lab} role="group" aria-label={name} data-lab={id}>
          <div ref={top} className={styles.top} tabIndex={-1} data-markdown="ignore">
            <p className={styles.name}>
              <span className={styles.kind}>{text.kind}</span> {name}
            </p>
            <p>{offer}</p>
            <p className={styles.privacy}>{privacy ?? text.privacy}</p>
            {tooLong && <p role="alert">{text.linkTooLong}</p>}
          </div>
          {Part ? (
            <LabContext value={context}>
              <Part key={link} shared={shared} />
            </LabContext>
          ) : (
            waiting
          )}
          <div ref={end} className={styles.end} />
        </div>
      </div>
    </Island>
  );
}
