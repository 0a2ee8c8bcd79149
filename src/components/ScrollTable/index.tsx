import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import {useScrollBox} from '@site/src/hooks/useScrollBox';
import styles from './styles.module.css';

/** A table in a box that scrolls sideways on its own, by touch and by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useScrollBox<HTMLDivElement>(
    translate({id: 'table.scrollable', message: 'Table, scroll sideways for more'}),
  );
  return (
    <div className={styles.box} data-table {...box}>
      <table {...props} />
    </div>
  );
}
