import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {product} from '../../../config/product';
import type {LanguageStep} from '../../build/pipeline/language';
import {securityTxt as textOf} from './securityTxt';

/** Writes `/.well-known/security.txt`; its addresses depend on where the site is published. */
export const securityTxt: LanguageStep = {
  name: 'security.txt',
  start: ({siteConfig, i18n, outDir}) => ({
    async write() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFile(
        path.join(folder, 'security.txt'),
        textOf({
          contact: `${product.docsRepository}/security/advisories/new`,
          policy: `${product.docsRepository}/blob/main/SECURITY.md`,
          canonical: `${siteConfig.url}/.well-known/security.txt`,
          languages: i18n.locales,
          builtAt: new Date(),
        }),
      );
    },
  }),
};
