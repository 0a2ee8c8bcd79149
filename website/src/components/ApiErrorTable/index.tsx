import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import BreakableCode from '../BreakableCode';
import FactTable from '../FactTable';
import RichText from '../RichText';
import {ownErrors} from '@site/src/content/openapi/sharedErrors';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** Fewer can be seen at once. */
const MANY = 5;

/** The error responses of an endpoint alone, with links to their causes; many can be filtered. */
export default function ApiErrorTable({of}: {readonly of: ApiOperation}): ReactNode {
  const rows = ownErrors(of).map(({status, message, when, anchor}) => ({
    id: `${status} ${message}`,
    text: `${status} ${message} ${when}`,
    cells: [
      <Link to={`/docs/api/troubleshooting#${anchor}`}>
        {message ? <BreakableCode text={message} /> : `HTTP ${status}`}
      </Link>,
      status,
      <RichText text={when} />,
    ],
  }));
  const content = {
    aligned: 'short' as const,
    caption: translate(
      {id: 'api.errors', message: 'Errors of {endpoint}'},
      {endpoint: `${of.method} ${of.path}`},
    ),
    columns: [
      translate({id: 'api.column.message', message: 'errorMessage'}),
      translate({id: 'api.column.status', message: 'Status'}),
      translate({id: 'api.column.when', message: 'When'}),
    ],
  };
  const filterLabel = translate({
    id: 'api.filterErrors',
    message: 'Find an error: status or words of it',
  });
  return rows.length < MANY ? (
    <FactTable {...content} rows={rows} />
  ) : (
    <FactTable {...content} rows={rows} filterLabel={filterLabel} />
  );
}
