import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import PageEnd from '@site/src/components/PageEnd';
import type {PageEvidence} from '@site/../tools/verify/results';
import type {Props} from '@theme/EditMetaRow';
import type {ReactNode} from 'react';

type Shown = Pick<Props, 'editUrl' | 'lastUpdatedAt'>;

function DocEnd(props: Shown): ReactNode {
  // Put there by src/build/evidence.ts.
  const {evidence} = useDoc().metadata.frontMatter as {evidence?: PageEvidence};
  return <PageEnd {...props} evidence={evidence} />;
}

/** Replaces the theme's row (3.10), which has only edit link and date. Posts of a blog have no evidence. */
export default function EditMetaRow({editUrl, lastUpdatedAt}: Props): ReactNode {
  const End = useActivePlugin() ? DocEnd : PageEnd;
  return <End editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />;
}
