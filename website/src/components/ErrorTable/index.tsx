import errors from '@generated/site-api/default/errors.json';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';
import type {ErrorPlace} from '@site/data/errors/types';
import ErrorFacts from '../ErrorEntry/facts';

interface Props {
  /** Where the messages appear. */
  readonly place: ErrorPlace;
  readonly caption: string;
}

/** The messages of one place that have a single cause, one row each. */
export default function ErrorTable({place, caption}: Props): ReactNode {
  return (
    <FactTable
      caption={caption}
      columns={[
        translate({id: 'errors.column.single', message: 'Message'}),
        translate({id: 'errors.column.cause', message: 'Cause'}),
        translate({id: 'errors.column.fix', message: 'Fix'}),
      ]}
      rows={errors
        .filter((error) => error.place === place && error.causes.length === 1)
        .map((error) => ({
          id: error.id,
          anchor: error.id,
          cells: [
            <>
              <q>{error.message}</q> <ErrorFacts error={error} as="span" />
            </>,
            <RichText text={error.causes[0]?.cause ?? ''} />,
            <RichText text={error.causes[0]?.fix ?? ''} />,
          ],
        }))}
    />
  );
}
