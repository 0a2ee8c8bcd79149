import errors from '@generated/site-api/default/errors.json';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';

/** Index of all messages and symptoms, with a box into which a message can be pasted. */
export default function ErrorCatalogue(): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'errors.caption', message: 'All messages and symptoms'})}
      filterLabel={translate({
        id: 'errors.filter',
        message: 'Find a message: type some words of it',
      })}
      columns={[
        translate({id: 'errors.column.message', message: 'Message or symptom'}),
        translate({id: 'errors.column.where', message: 'Where'}),
        translate({id: 'errors.column.status', message: 'HTTP'}),
      ]}
      rows={errors.map(({id, message, other, also = [], place, status, reason}) => ({
        id,
        text: [message, other, ...also, place, status, reason].filter(Boolean).join(' '),
        cells: [<a href={`#${id}`}>{message}</a>, <RichText text={place} />, status ?? ''],
      }))}
    />
  );
}
