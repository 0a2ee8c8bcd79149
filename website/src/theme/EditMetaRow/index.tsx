import PageEnd from '@site/src/components/PageEnd';
import type {Props} from '@theme/EditMetaRow';
import type {ReactNode} from 'react';

/** Replaces the theme's row (3.10), which has only edit link and date. */
export default function EditMetaRow({editUrl, lastUpdatedAt}: Props): ReactNode {
  return <PageEnd editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />;
}
