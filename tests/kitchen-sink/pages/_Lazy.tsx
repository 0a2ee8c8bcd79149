import type {ReactNode} from 'react';

export default function Lazy(): ReactNode {
  return <p>The lazy part is here.</p>;
}
