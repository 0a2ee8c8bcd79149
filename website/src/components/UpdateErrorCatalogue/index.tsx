import type {ReactNode} from 'react';
import {updateErrors, updateErrorTexts as texts} from '@site/data/updateErrors';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import RichText from '../RichText';

/** The messages that can end an update, with cause and way out. */
export default function UpdateErrorCatalogue(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={texts.caption[locale]}
      filterLabel={texts.filter[locale]}
      columns={[texts.message, texts.cause, texts.remedy].map((text) => text[locale])}
      rows={updateErrors.map(({id, message, cause, remedy}) => ({
        id,
        anchor: `update-error-${id}`,
        text: [message, cause[locale], remedy[locale]].join(' '),
        cells: [
          <q>{message}</q>,
          <RichText text={cause[locale]} />,
          <RichText text={remedy[locale]} />,
        ],
      }))}
    />
  );
}
