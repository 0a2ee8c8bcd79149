import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';

/** Ejected from 3.10: the theme takes the text from the configuration, which knows no second language. */
export default function AnnouncementBarContent(props: {readonly className?: string}): ReactNode {
  const product = useProduct();
  return (
    <div {...props}>
      <Translate
        id="announcement.text"
        values={{product: product.name, version: <b>{product.version}</b>}}>
        {'These pages describe {product} {version}.'}
      </Translate>
    </div>
  );
}
