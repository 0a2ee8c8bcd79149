import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's, without the classes of the base framework's alerts, of which nothing was left to see. */
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
