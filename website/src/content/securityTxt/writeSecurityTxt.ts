import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {product} from '../../../config/product';
import type {BuiltLanguage} from '../builtLanguage';
import {securityTxt} from './securityTxt';

/** Writes `/.well-known/security.txt`, whose URLs depend on where the site is published. */
export async function writeSecurityTxt({siteConfig, i18n, outDir}: BuiltLanguage): Promise<void> {
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const folder = path.join(outDir, '.well-known');
  await mkdir(folder, {recursive: true});
  await writeFile(
    path.join(folder, 'security.txt'),
    securityTxt({
      contact: `${product.docsRepository}/security/advisories/new`,
      policy: `${product.docsRepository}/blob/main/SECURITY.md`,
      canonical: `${siteConfig.url}/.well-known/security.txt`,
      languages: i18n.locales,
      builtAt: new Date(),
    }),
  );
}
