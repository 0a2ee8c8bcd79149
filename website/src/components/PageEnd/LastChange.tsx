import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {formatDate} from '@site/src/format/date';

export default function LastChange({time}: {readonly time: number}): ReactNode {
  const date = new Date(time);
  const shown = <time dateTime={date.toISOString()}>{formatDate(date, useLocale())}</time>;
  return (
    <>
      {' · '}
      <Translate id="pageEnd.changed" values={{date: shown}}>
        {'last changed {date}'}
      </Translate>
    </>
  );
}
