import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';
import {ownErrors} from '@site/src/content/errors/sharedErrors';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** The error answers of an endpoint alone, with links to their causes. */
export default function ApiErrorTable({of}: {readonly of: ApiOperation}): ReactNode {
  return (
    <FactTable
      caption={translate(
        {id: 'api.errors', message: 'Errors of {endpoint}'},
        {endpoint: `${of.method} ${of.path}`},
      )}
      columns={[
        translate({id: 'api.column.status', message: 'Status'}),
        translate({id: 'api.column.message', message: 'errorMessage'}),
        translate({id: 'api.column.when', message: 'When'}),
      ]}
      rows={ownErrors(of).map(({status, message, when, anchor}) => ({
        id: `${status} ${message}`,
        cells: [
          status,
          <Link to={`/docs/api/troubleshooting#${anchor}`}>
            {message ? <code>{message}</code> : `HTTP ${status}`}
          </Link>,
          <RichText text={when} />,
        ],
      }))}
    />
  );
}
