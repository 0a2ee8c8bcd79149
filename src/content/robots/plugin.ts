import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes robots.txt with the addresses of both sitemaps; they depend on where the site is published. */
export default function robotsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'site-robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const sitemaps = i18n.locales.map((locale) => {
        const folder = locale === i18n.defaultLocale ? '' : `${locale}/`;
        return `Sitemap: ${siteConfig.url}/${folder}sitemap.xml`;
      });
      await writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`,
      );
    },
  };
}
