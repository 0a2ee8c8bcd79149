declare module '@theme/CodeBlockTools' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The code as highlighted; undefined for plain code. */
    readonly html: string | undefined;
    /** The look of a button. */
    readonly className: string | undefined;
  }

  export default function CodeBlockTools(props: Props): ReactNode;
}

declare module '@startup/Content' {
  export {default} from '@theme/DocItem/Content';
}
