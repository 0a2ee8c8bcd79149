/** Builds one language: `node buildLocale.mjs SITE LOCALE FOLDER`, the part of `docusaurus build` that is no menu. */
import {inspect} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {transpileQuickly} from './transpileQuickly.mjs';

const [siteDir = '', locale = '', outDir = ''] = process.argv.slice(2);

// A build is over before most of its code is worth compiling again: six times as patient as by
// default, the compiler leaves a tenth of the processor time to the work itself.
setFlagsFromString('--interrupt-budget=400000');
transpileQuickly();

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
// Languages that are built at the same time must not share their generated files.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = `.docusaurus/${locale}`;

try {
  const {buildLocale} = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({siteDir, locale, cliOptions: {outDir}});
} catch (error) {
  console.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}
