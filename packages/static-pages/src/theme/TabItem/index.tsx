/** Replaces the theme's (3.10), see packages/static-pages/src/theme/Tabs. */
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children, isChosen}: Props & {isChosen?: boolean}): ReactNode {
  return (
    <div role="tabpanel" hidden={!isChosen}>
      {children}
    </div>
  );
}
