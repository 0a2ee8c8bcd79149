import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './controls/styles.module.css';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  /** Of all tabs together, for screen readers. */
  readonly name: string;
  readonly tabs: readonly Tab[];
}

const steps: Partial<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

/** Moves the focus; Enter chooses, as in the tabs of the pages. */
function onKeyDown({key, currentTarget, target}: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[key];
  const tabs = Array.from(currentTarget.children);
  const next = step && tabs.at((tabs.indexOf(target as Element) + step) % tabs.length);
  if (next) (next as HTMLElement).focus();
}

/** Tabs whose number may change. All panels exist, so that the result can be searched and tested. */
export default function LabTabs({name, tabs}: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const chosen = (tabs.find(({key}) => key === wanted) ?? tabs[0])?.key;
  return (
    <>
      {/* The tabs in it take the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- see above */}
      <div role="tablist" className={`tabs ${styles.tabs}`} aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(({key, label}) => (
          <button
            key={key}
            id={`${id}${key}-tab`}
            type="button"
            role="tab"
            className="tabs__item"
            aria-selected={key === chosen}
            aria-controls={`${id}${key}`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setWanted(key)}>
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({key, content}) => (
        <div
          key={key}
          id={`${id}${key}`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${id}${key}-tab`}
          hidden={key !== chosen}>
          {content}
        </div>
      ))}
    </>
  );
}
