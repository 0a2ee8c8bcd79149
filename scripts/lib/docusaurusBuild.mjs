/** Builds one language with Docusaurus, loading TypeScript configuration quickly (see requireTypeScript.mjs). */
import './requireTypeScript.mjs';

/**
 * Calls the internal function that `docusaurus build` calls for each language.
 *
 * @param {{siteDir: string, locale: string, outDir: string, minify: boolean}} options
 */
export async function docusaurusBuild({siteDir, locale, outDir, minify}) {
  process.env.NODE_ENV = 'production';
  process.env.BABEL_ENV = 'production';
  // Languages that are built at the same time must not share their generated files.
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = `.docusaurus/${locale}`;
  const {buildLocale} = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({siteDir, locale, cliOptions: {outDir, minify}});
}
