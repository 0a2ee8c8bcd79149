import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';

/** The ZIP file that `npm run offline` makes, where releases of these pages are. */
export default function OfflineEdition(): ReactNode {
  const {docsRepository, version} = useProduct();
  return <a href={`${docsRepository}/releases`}>mosparo-docs-{version}.zip</a>;
}
