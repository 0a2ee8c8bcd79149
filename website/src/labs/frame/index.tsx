import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useRef,
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import Island from 'docusaurus-theme-static-pages/Island';
import {useLocale} from '@site/src/hooks/useLocale';
import LabBar from './LabBar';
import LinkMessage from './LinkMessage';
import styles from './styles.later.module.css';
import {frameTexts} from './texts';
import {useLabState, type Kept} from './useLabState';
import {useWholeWidth} from './useWholeWidth';

export interface LabPartProps<State> {
  readonly state: State;
  readonly setState: Dispatch<SetStateAction<State>>;
  /** Puts the state into the address bar. */
  readonly share: (state: State) => string | undefined;
}

interface Props<State> {
  readonly kept: Kept<State>;
  /** Accessible name. The heading above the lab is its visible title. */
  readonly name: string;
  /** What becomes of the reader's input; the default says that it stays in the browser. */
  readonly privacy?: string;
  /** What a link contains; the default is the whole state. */
  readonly linkHelp?: string;
  /** For labs whose result is no text of the page, such as generated files. */
  readonly isLeftOutOfCopies?: boolean;
  readonly part: ComponentType<LabPartProps<State>>;
}

const outOfCopies = {'data-markdown': 'ignore', 'data-search': 'ignore'} as const;

/**
 * Frame of every lab: link and reset, and messages about the link of the address. The HTML of the page
 * has the same form with the example and its result; its controls work once the script is there.
 */
export default function Lab<State>(props: Props<State>): ReactNode {
  const {kept, name, privacy, linkHelp, isLeftOutOfCopies, part: Part} = props;
  const text = frameTexts[useLocale()];
  const isLive = useIsBrowser();
  const lab = useRef<HTMLDivElement>(null);
  const {state, setState, key, notice, share, reset} = useLabState(kept);
  useWholeWidth(lab);
  useEffect(() => {
    if (key > 0 || (notice && notice.kind !== 'foreign')) lab.current?.scrollIntoView();
  }, [key, notice]);
  return (
    <Island name={kept.id}>
      <div className={styles.place}>
        <div
          ref={lab}
          className={styles.lab}
          role="group"
          aria-label={name}
          data-lab={kept.id}
          {...(isLeftOutOfCopies && outOfCopies)}>
          <noscript>
            <p className={styles.note}>{text.noScript}</p>
          </noscript>
          <LinkMessage notice={notice} />
          <fieldset className={styles.form} disabled={!isLive}>
            <LabBar onShare={() => share(state)} onReset={reset} />
            <Part key={key} state={state} setState={setState} share={share} />
          </fieldset>
          <p className={styles.privacy} {...outOfCopies}>
            {privacy ?? text.privacy} {linkHelp ?? text.linkHelp}
          </p>
        </div>
      </div>
    </Island>
  );
}
