/** Ejected from theme-classic 3.10: the layout is taken over in a task of its own, and its main part may sleep. */
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import renderRoutes from '@docusaurus/renderRoutes';
import Main from '@site/src/awake/Main';
import Later from '@site/src/start/Later';
import {isLayoutMarked} from '@site/src/start/markLayout';
import {createTurn, type Turn} from '@site/src/start/turns';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const turn: Turn = ExecutionEnvironment.canUseDOM && isLayoutMarked() ? createTurn() : {wait() {}};

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Later turn={turn}>
        <Layout>
          <Main>{renderRoutes(route.routes)}</Main>
        </Layout>
      </Later>
    </HtmlClassNameProvider>
  );
}
