import {translate} from '@docusaurus/Translate';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './styles.module.css';

/** A table in a box that scrolls sideways on its own, by touch and by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const name = translate({id: 'table.scrollable', message: 'Table, scroll sideways for more'});
  return (
    <div
      ref={box}
      className={styles.box}
      {...(overflows && {tabIndex: 0, role: 'region', 'aria-label': name})}>
      <table {...props} />
    </div>
  );
}
