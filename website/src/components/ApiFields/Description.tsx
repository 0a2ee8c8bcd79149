import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ApiField} from '@site/src/content/openapi/types';
import BreakableCode from '../BreakableCode';
import RichText from '../RichText';
import styles from './styles.module.css';

function Values({values}: {readonly values: readonly string[]}): ReactNode {
  return (
    <span className={styles.values}>
      <Translate id="api.values">Values:</Translate>{' '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <BreakableCode text={value} />
        </span>
      ))}
    </span>
  );
}

const signedAs = {
  integer: () => translate({id: 'api.signedAsNumber', message: 'Signed as a number.'}),
  string: () => translate({id: 'api.signedAsText', message: 'Signed as text.'}),
};

/** What a field means, with its values and default. */
export default function Description({field}: {readonly field: ApiField}): ReactNode {
  return (
    <>
      <RichText text={field.description} />
      {field.standard !== undefined && (
        <>
          {' '}
          <Translate id="api.default">Default:</Translate> <code>{field.standard}</code>.
        </>
      )}
      {field.signedAs && <> {signedAs[field.signedAs]()}</>}
      {field.values && <Values values={field.values} />}
    </>
  );
}
