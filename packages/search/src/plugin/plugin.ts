import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {messagesOf} from '../locales';
import {developMiddleware} from './develop';
import {pluginName, type Offers, type SearchPluginOptions, type SiteData} from './options';
import {offeredPages, searchablePages, searchTags, type PageSource} from './pages';
import {writeIndexes} from './writeIndexes';

const source = (place: string) => fileURLToPath(new URL(`../${place}`, import.meta.url));

/** The lifecycle has this field, although its type does not say so. */
function withMiddleware(middleware: unknown): object {
  const setupMiddlewares = (middlewares: unknown[]) => {
    middlewares.unshift({name: pluginName, middleware});
    return middlewares;
  };
  return {devServer: {setupMiddlewares}};
}

/** The theme with the search box; writes the indexes of a build, and serves those of the last one in development. */
export default function searchPlugin(
  {siteDir, baseUrl, i18n: {currentLocale: locale, defaultLocale}}: LoadContext,
  options: SearchPluginOptions,
): Plugin {
  let pages: PageSource[] = [];
  let tags: string[] = [];
  return {
    name: pluginName,
    getThemePath: () => source('theme'),
    getClientModules: () => [
      source('client/arrival'),
      source('client/entry'),
      source('client/infimaColors.css'),
    ],
    getDefaultCodeTranslationMessages: () => messagesOf(locale),
    async allContentLoaded({allContent, actions}) {
      pages = searchablePages(allContent, siteDir);
      tags = searchTags(allContent, pages);
      const {maxResults, searchParentCategories, viewEndpoint} = options;
      const site: SiteData = {
        baseUrl,
        locale,
        tags,
        maxResults,
        searchParentCategories,
        viewEndpoint,
      };
      await actions.createData('site.json', site);
      await actions.createData('kinds.json', options.kinds);
      await actions.createData('offers.json', {
        popular: offeredPages(pages, options.popular, baseUrl),
        help: offeredPages(pages, options.help, baseUrl),
      } satisfies Offers);
    },
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const built = path.resolve(siteDir, options.builtFolder);
      const own = locale === defaultLocale ? built : path.join(built, locale);
      return withMiddleware(developMiddleware(own, baseUrl));
    },
    async postBuild({outDir, routesPaths}) {
      const routes = new Set(routesPaths);
      const built = pages.filter(({permalink}) => routes.has(permalink));
      await writeIndexes({outDir, baseUrl, locale, tags, pages: built}, options);
    },
  };
}
