import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {developMiddleware} from './develop';
import {
  defaultOptions,
  pluginName,
  type SearchGlobalData,
  type SearchPluginOptions,
} from './options';
import {popularPages, searchablePages, searchTags, type PageSource} from './pages';
import {messagesOf} from '../locales';

/** The theme with the search box; serves the indexes in development. `indexStep.ts` writes those of a build. See ../README.md. */
export default function searchPlugin(
  context: LoadContext,
  given: Partial<SearchPluginOptions>,
): Plugin {
  const options: SearchPluginOptions = {...defaultOptions, ...given};
  const {siteDir, baseUrl, i18n} = context;
  let pages: PageSource[] = [];
  const middleware = developMiddleware({
    siteDir,
    baseUrl,
    locale: i18n.currentLocale,
    options,
    pages: () => pages,
  });
  return {
    name: pluginName,
    getThemePath: () => path.resolve(__dirname, '../theme'),
    getTypeScriptThemePath: () => path.resolve(__dirname, '../theme'),
    getClientModules: () =>
      ['arrival', 'early'].map((name) => path.resolve(__dirname, `../client/${name}.ts`)),
    getDefaultCodeTranslationMessages: () => messagesOf(i18n.currentLocale),
    allContentLoaded({allContent, actions}) {
      pages = searchablePages(allContent, siteDir);
      const {maxResults, searchParentCategories, viewEndpoint} = options;
      actions.setGlobalData({
        tags: searchTags(allContent, pages),
        popular: popularPages(pages, options.popular, baseUrl),
        maxResults,
        searchParentCategories,
        viewEndpoint,
      } satisfies SearchGlobalData);
    },
    configureWebpack() {
      const devServer = {
        setupMiddlewares(middlewares: unknown[]) {
          middlewares.unshift({name: pluginName, middleware});
          return middlewares;
        },
      };
      // Docusaurus merges it into the development server's configuration; the type does not say so.
      return process.env.NODE_ENV === 'development' ? ({devServer} as object) : {};
    },
  };
}
