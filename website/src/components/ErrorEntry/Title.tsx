import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** A heading that opens its entry; the theme's has a link in it, and a control cannot hold another. */
export default function EntryTitle({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h3 className={clsx('anchor', useAnchorTargetClassName(id))} id={id}>
      {children}
    </h3>
  );
}
