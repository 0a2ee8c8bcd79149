declare module '@theme/CodeBlock' {
  import type {ReactNode} from 'react';

  /** A second signature: this theme takes code that was highlighted at build time. */
  export default function CodeBlock(props: {
    readonly html: string | undefined;
    readonly children?: ReactNode;
    readonly title?: string;
    readonly language?: string;
  }): ReactNode;
}

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

declare module '@generated/docusaurus-theme-static-pages/default/site.json' {
  const site: import('./startup/siteData').SiteData;
  export default site;
}
