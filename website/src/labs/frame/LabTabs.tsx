import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.later.module.css';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  readonly name: string;
  readonly tabs: readonly Tab[];
}

const steps: Partial<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

/** Arrow keys move the focus; Enter selects, as in the tabs of Docusaurus. */
function onKeyDown({key, currentTarget, target}: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[key];
  const tabs = Array.from(currentTarget.children);
  const next = step && tabs.at((tabs.indexOf(target as Element) + step) % tabs.length);
  if (next) (next as HTMLElement).focus();
}

/** Tabs whose number may change. All panels are rendered, for print and for tests. */
export default function LabTabs({name, tabs}: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const chosen = (tabs.find(({key}) => key === wanted) ?? tabs[0])?.key;
  return (
    <>
      {/* The focus is on the tabs inside. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- see above */}
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
