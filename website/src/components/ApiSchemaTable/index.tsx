import type {ReactNode} from 'react';
import ApiFields from '../ApiFields';
import type {ApiSchema} from '@site/src/content/openapi/types';

/** An object that is part of a request. */
export default function ApiSchemaTable({of}: {readonly of: ApiSchema}): ReactNode {
  return <ApiFields caption={of.title} fields={of.fields} isRequest />;
}
