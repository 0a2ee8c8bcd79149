import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PermissionScope} from '@site/data/permissions';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {permissionRows, type Cell} from './permissionRows';
import styles from './styles.module.css';

function GrantCell({cell}: {readonly cell: Cell}): ReactNode {
  if (typeof cell === 'string') {
    return cell;
  }
  return cell ? (
    <span className={styles.yes}>{translate({id: 'permissionMatrix.yes', message: 'yes'})}</span>
  ) : (
    <span className={styles.no}>{translate({id: 'permissionMatrix.no', message: 'no'})}</span>
  );
}

/** Who may do what: rights of accounts in the whole installation, or of roles in a project. */
export default function PermissionMatrix({scope}: {readonly scope: PermissionScope}): ReactNode {
  const {caption, roles, rows} = permissionRows(scope, useLocale());
  return (
    <FactTable
      caption={caption}
      columns={[translate({id: 'permissionMatrix.right', message: 'Right'}), ...roles]}
      rows={rows.map(({id, action, cells}) => ({
        id,
        cells: [action, ...cells.map((cell, index) => <GrantCell key={index} cell={cell} />)],
      }))}
    />
  );
}
