import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {FactRow} from '../FactTable';
import RichText from '../RichText';
import Since from '../Since';
import type {ApiField} from '@site/src/content/openapi/types';

/** The path of a nested property may break behind its dots, and nowhere else. */
function Path({name}: {readonly name: string}): ReactNode {
  return name.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function Name({field}: {readonly field: ApiField}): ReactNode {
  return (
    <>
      <code>
        <Path name={field.name} />
      </code>
      {field.since && (
        <>
          {' '}
          <Since v={field.since} />
        </>
      )}
    </>
  );
}

function Values({values}: {readonly values: readonly string[]}): ReactNode {
  return (
    <>
      {' '}
      <Translate id="api.values">Values:</Translate>{' '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
      .
    </>
  );
}

function Description({field}: {readonly field: ApiField}): ReactNode {
  return (
    <>
      <RichText text={field.description} />
      {field.values && <Values values={field.values} />}
      {field.standard !== undefined && (
        <>
          {' '}
          <Translate id="api.default">Default:</Translate> <code>{field.standard}</code>.
        </>
      )}
    </>
  );
}

function SignedAs({field}: {readonly field: ApiField}): ReactNode {
  if (!field.signedAs) return null;
  return field.signedAs === 'integer' ? (
    <Translate id="api.signedAsNumber">as number</Translate>
  ) : (
    <Translate id="api.signedAsText">as text</Translate>
  );
}

interface Options {
  /** Column that says whether a parameter must be sent. */
  readonly required?: boolean;
  /** Column that says how a query parameter is signed. */
  readonly signedAs?: boolean;
}

export function fieldColumns({required, signedAs}: Options): string[] {
  return [
    translate({id: 'api.column.name', message: 'Name'}),
    translate({id: 'api.column.type', message: 'Type'}),
    ...(required ? [translate({id: 'api.column.required', message: 'Required'})] : []),
    ...(signedAs ? [translate({id: 'api.column.signedAs', message: 'Signed'})] : []),
    translate({id: 'api.column.description', message: 'Description'}),
  ];
}

export function fieldRows(fields: readonly ApiField[], {required, signedAs}: Options): FactRow[] {
  const yes = translate({id: 'api.yes', message: 'yes'});
  const no = translate({id: 'api.no', message: 'no'});
  return fields.map((field) => ({
    id: field.name,
    cells: [
      <Name field={field} />,
      <code>{field.type}</code>,
      ...(required ? [field.required ? yes : no] : []),
      ...(signedAs ? [<SignedAs field={field} />] : []),
      <Description field={field} />,
    ],
  }));
}
