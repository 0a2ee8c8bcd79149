import MainStart from '../../../../components/MainStart';
import Main from '@theme-init/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';

/** The theme's, with the target of the skip link. */
export default function DocsMain({children, ...props}: Props): ReactNode {
  return (
    <Main {...props}>
      <MainStart />
      {children}
    </Main>
  );
}
