import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import {useScrollBox} from 'docusaurus-theme-static-pages/useScrollBox';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {readonly 'data-wide'?: string};

/** A table in a box that scrolls sideways on its own, by touch and by keyboard. */
export default function ScrollTable({'data-wide': isWide, ...props}: Props): ReactNode {
  const box = useScrollBox<HTMLDivElement>(
    translate({id: 'table.scrollable', message: 'Table, scroll sideways for more'}),
  );
  return (
    <div className={styles.box} data-table data-wide={isWide} {...box}>
      <table {...props} />
    </div>
  );
}
