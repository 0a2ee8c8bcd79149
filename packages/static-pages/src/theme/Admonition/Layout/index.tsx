import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Ejected from 3.10, without the classes of Infima's alerts, which have no styles here. */
export default function AdmonitionLayout({type, icon, title, id, children}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), styles.box)} id={id}>
      {(title || icon) && (
        <div className={styles.heading}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span>{title}</span>
        </div>
      )}
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
