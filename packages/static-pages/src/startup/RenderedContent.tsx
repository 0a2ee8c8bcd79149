import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {articleClass} from './articleClass';
import {factsId, writeFacts} from './pageFacts';

/** The title of the front matter, unless the text has its own. */
function Title(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  if (frontMatter.hide_title || contentTitle !== undefined) return null;
  return (
    <header>
      <Heading as="h1">{metadata.title}</Heading>
    </header>
  );
}

/** The content of a page, rendered from Markdown: on the server, while developing, and articles that need React. */
export default function RenderedContent({children}: Props): ReactNode {
  const page = useDoc();
  return (
    <>
      <div className={articleClass}>
        <Title />
        <MDXContent>{children}</MDXContent>
      </div>
      {/* In the browser only the server's is of use. It is rendered there too, so that hydration finds it. */}
      <script
        type="application/json"
        id={factsId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: ExecutionEnvironment.canUseDOM ? '' : writeFacts(page),
        }}
      />
    </>
  );
}
