import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ApiFields from '../ApiFields';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** What a request may carry. */
export default function ApiParameters({of}: {readonly of: ApiOperation}): ReactNode {
  return (
    <ApiFields
      caption={translate(
        {id: 'api.parameters', message: 'Parameters of {endpoint}'},
        {endpoint: `${of.method} ${of.path}`},
      )}
      fields={of.parameters}
      isRequest
    />
  );
}
