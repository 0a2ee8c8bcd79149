import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltLanguage} from '../builtLanguage';

/** Writes robots.txt with the URLs of all sitemaps, which depend on where the site is published. */
export async function writeRobots({siteConfig, i18n, outDir}: BuiltLanguage): Promise<void> {
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const sitemaps = i18n.locales.map((locale) => {
    const folder = locale === i18n.defaultLocale ? '' : `${locale}/`;
    return `Sitemap: ${siteConfig.url}/${folder}sitemap.xml`;
  });
  await writeFile(
    path.join(outDir, 'robots.txt'),
    `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`,
  );
}
