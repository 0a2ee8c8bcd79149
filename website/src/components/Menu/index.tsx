import {Fragment, type ReactNode} from 'react';
import Label from '../Label';
import styles from './styles.module.css';

/** A path through menus: `<Menu path="Administration > Users" />`. */
export default function Menu({path}: {readonly path: string}): ReactNode {
  return (
    <span className={styles.path}>
      {path.split(' > ').map((label, index) => (
        <Fragment key={label}>
          {index > 0 && <span className={styles.arrow}> → </span>}
          <Label>{label}</Label>
        </Fragment>
      ))}
    </span>
  );
}
