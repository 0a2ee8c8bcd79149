/**
 * Ejected from theme-classic 3.10: articles are kept as the server sent them, and the vocabulary of
 * the texts is not part of the frame.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import KeptArticle from '@site/src/article/KeptArticle';
import {elementId, firstPage, writeFacts, type PageFacts} from '@site/src/article/firstPage';
import {keptArticle} from '@site/src/article/keptArticles';
import {LiveMark, LiveMarkContext} from '@site/src/article/live';
import {withVocabulary} from '@site/src/article/vocabulary';
import {foldedMark} from '@site/src/unfold/foldedMark';
import {startsFolded} from '@site/src/unfold/startsFolded';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import {useState, type ReactNode} from 'react';

const className = `${ThemeClassNames.docs.docMarkdown} markdown`;

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

/** Rendered behind the article, when it is known whether something in it needs React. */
function Facts({page, mark}: {readonly page: PageFacts; readonly mark: LiveMark}): ReactNode {
  if (typeof window !== 'undefined' || mark.isSet) return null;
  const html = {__html: writeFacts(page)};
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={html} />;
}

export default function DocItemContent({children}: Props): ReactNode {
  const page = useDoc();
  const history = useHistory();
  const [folded] = useState(() => startsFolded(history));
  const {source} = page.metadata;
  const nodes = keptArticle(source);
  if (nodes) {
    const isFirst = source === firstPage?.metadata.source;
    return <KeptArticle {...{className, nodes, isFirst, folded}} />;
  }
  const mark = new LiveMark();
  return (
    <>
      <LiveMarkContext value={mark}>
        <div className={className} {...(folded && {[foldedMark]: ''})}>
          <Title />
          {withVocabulary(children)}
        </div>
      </LiveMarkContext>
      <Facts page={page} mark={mark} />
    </>
  );
}
