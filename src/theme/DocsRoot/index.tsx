/** Ejected from theme-classic 3.10: the main part may sleep. */
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import Main from '@site/src/awake/Main';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <Main>{renderRoutes(route.routes)}</Main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
