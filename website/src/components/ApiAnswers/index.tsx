import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ApiFields from '../ApiFields';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** The fields of each kind of response in the good case. */
export default function ApiAnswers({of}: {readonly of: ApiOperation}): ReactNode {
  return of.answers.map(({status, title, fields}) => (
    <ApiFields
      key={`${status} ${title}`}
      caption={translate(
        {id: 'api.answer', message: 'Response with status {status}: {title}'},
        {status, title},
      )}
      fields={fields}
    />
  ));
}
