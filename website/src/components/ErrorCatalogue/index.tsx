import lines from '@generated/site-api/default/errorLines.json';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import FactTable from '../FactTable';
import styles from './styles.module.css';

const anchor = 'find-a-message';

/** A field into which a message can be pasted, and the entries of the page that match: the search leads to them itself. */
export default function ErrorCatalogue(): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div className={styles.list} id={anchor} data-search="ignore">
      <FactTable
        caption={translate({id: 'errors.caption', message: 'Messages and symptoms'})}
        filterLabel={translate({
          id: 'errors.filter',
          message: 'Find a message: type some words of it',
        })}
        columns={[translate({id: 'errors.column.message', message: 'Message or symptom'})]}
        rows={lines.map(({message, to, text}) => ({
          id: message + to,
          text,
          isShortcut: to.startsWith('#'),
          cells: [<Link to={to}>{message}</Link>],
        }))}
      />
    </div>
  );
}
