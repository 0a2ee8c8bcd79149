import type {ReactNode} from 'react';
import {fieldColumns, fieldRows} from '../ApiFieldCells';
import FactTable from '../FactTable';
import type {ApiSchema} from '@site/src/content/openapi/types';

/** Table of an object that is part of a request. */
export default function ApiSchemaTable({of}: {readonly of: ApiSchema}): ReactNode {
  return (
    <FactTable
      caption={of.title}
      columns={fieldColumns({required: true})}
      rows={fieldRows(of.fields, {required: true})}
    />
  );
}
