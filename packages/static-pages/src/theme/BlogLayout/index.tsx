import MainStart from '../../components/MainStart';
import BlogLayout from '@theme-init/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

/** The theme's, with the target of the skip link. */
export default function BlogMain({children, ...props}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      <MainStart />
      {children}
    </BlogLayout>
  );
}
