import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {fieldColumns, fieldRows} from '../ApiFieldCells';
import FactTable from '../FactTable';
import type {ApiOperation} from '@site/src/content/openapi/types';

/** One table for each kind of answer of the good case. */
export default function ApiAnswers({of}: {readonly of: ApiOperation}): ReactNode {
  return of.answers.map((answer) => (
    <FactTable
      key={`${answer.status} ${answer.title}`}
      caption={translate(
        {id: 'api.answer', message: 'Answer with status {status}: {title}'},
        {status: answer.status, title: answer.title},
      )}
      columns={fieldColumns({})}
      rows={fieldRows(answer.fields, {})}
    />
  ));
}
