import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ApiField} from '@site/src/content/openapi/types';
import BreakableCode from '../BreakableCode';
import Since from '../Since';
import Description from './Description';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  readonly fields: readonly ApiField[];
  /** Says of each field whether it must be sent. */
  readonly isRequest?: boolean;
}

/** `spamData.minimumTimeData.seconds` is inside of two others. */
const depthOf = ({name}: ApiField) => name.split('.').length - 1;

/** The name alone is seen, since its row is indented; text and screen readers have the whole path. */
function Name({name}: {readonly name: string}): ReactNode {
  const start = name.lastIndexOf('.') + 1;
  return (
    <>
      {start > 0 && <code className="visually-hidden">{name.slice(0, start)}</code>}
      <BreakableCode text={name.slice(start)} />
    </>
  );
}

function Required({field}: {readonly field: ApiField}): ReactNode {
  return field.required ? (
    <b className={styles.required}>{translate({id: 'api.required', message: 'required'})}</b>
  ) : (
    translate({id: 'api.optional', message: 'optional'})
  );
}

function Row({field, isRequest}: {readonly field: ApiField; readonly isRequest: boolean}) {
  return (
    <tr role="row" data-depth={depthOf(field) || undefined}>
      <td role="cell">
        <Name name={field.name} />
        {field.since && (
          <>
            {' '}
            <Since v={field.since} />
          </>
        )}
      </td>
      <td role="cell" className={styles.type}>
        {field.type}
      </td>
      {isRequest && (
        <td role="cell" className={styles.type}>
          <Required field={field} />
        </td>
      )}
      <td role="cell" className={styles.description}>
        <Description field={field} />
      </td>
    </tr>
  );
}

/**
 * The fields of a request or a response as an indented list. To screen readers, search and Markdown
 * copies it is a table.
 */
export default function ApiFields({caption, fields, isRequest = false}: Props): ReactNode {
  const columns = [
    translate({id: 'api.column.name', message: 'Name'}),
    translate({id: 'api.column.type', message: 'Type'}),
    ...(isRequest ? [translate({id: 'api.column.required', message: 'Required'})] : []),
    translate({id: 'api.column.description', message: 'Description'}),
  ];
  return (
    <div className={styles.box}>
      {/* Roles are repeated because "display: block" would take them away. */}
      <table role="table" className={styles.fields}>
        <caption>{caption}</caption>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fields.map((field) => (
            <Row key={field.name} field={field} isRequest={isRequest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
