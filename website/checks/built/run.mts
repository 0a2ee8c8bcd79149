/** `npm run check:build`: checks the pages of the built site: links, content, Markdown copies, styles. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {translations} from '../../config/locales.ts';
import {loadSite, repository} from '../loadSite.mts';
import {report} from '../report.mts';
import {readBuiltPage} from './html.mts';
import {checkBuiltLinks} from './links.mts';
import {checkBuiltStyles} from './styles.mts';
import {readCopies} from './markdownCopies.mts';
import {checkCopies} from './copyContent.mts';
import {checkNavigation} from './navigation.mts';
import {checkRepeatedIds} from './repeatedIds.mts';

const folder = path.resolve(repository, process.argv[2] ?? 'build');
if (!translations.every((locale) => existsSync(path.join(folder, locale)))) {
  console.error(`${folder} has no build of all languages. Run "npm run build" first.`);
  process.exit(1);
}
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
  name.replaceAll(path.sep, '/'),
);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const named = (extension: string) => files.filter((name) => name.endsWith(extension));
const html = new Map(named('.html').map((name) => [name, read(name)]));
const pages = Array.from(html, ([name, text]) => readBuiltPage(name, text));
const site = loadSite();
const sources = new Map(site.pages.map(({file, source}) => [file, source]));
const copies = readCopies(folder);
const built = {pages, files: new Set(files), sources};
report(
  {
    'links of the build': checkBuiltLinks(built),
    'repeated ids': checkRepeatedIds(built),
    'title, menu and languages': checkNavigation(pages),
    'Markdown copies': checkCopies(pages, copies),
    'classes and styles': checkBuiltStyles({
      css: named('.css').map(read).join('\n'),
      pages: html,
      scripts: named('.js').map(read).join('\n'),
    }),
  },
  `${pages.length} built pages`,
);
