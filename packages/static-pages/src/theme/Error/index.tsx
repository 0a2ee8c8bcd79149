import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

/** For crashes outside the layout: the core's fallback (3.10) is in English only. */
export default function Error(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return <ErrorPageContent {...props} />;
}
