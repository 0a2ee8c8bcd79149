import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {fieldColumns, fieldRows} from '../ApiFieldCells';
import FactTable from '../FactTable';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** Table of what a request may carry. */
export default function ApiParameters({of}: {readonly of: ApiOperation}): ReactNode {
  const options = {
    required: true,
    signedAs: of.parameters.some(({signedAs}) => signedAs !== undefined),
  };
  return (
    <FactTable
      caption={translate(
        {id: 'api.parameters', message: 'Parameters of {endpoint}'},
        {endpoint: `${of.method} ${of.path}`},
      )}
      columns={fieldColumns(options)}
      rows={fieldRows(of.parameters, options)}
    />
  );
}
