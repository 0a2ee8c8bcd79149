import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, localeOfFile, translatedDocs, type Locale} from '../../config/locales';
import {currentLocale} from '../../config/currentLocale';
import {localeBase} from '../../config/localeBase';

interface BrokenLink {
  readonly sourceFilePath: string;
  readonly url: string;
}

const website = path.resolve(__dirname, '../..');
const folderOf = (locale: Locale) =>
  path.join(website, locale === defaultLocale ? 'docs' : translatedDocs(locale));

/**
 * Resolves links between translated and English pages of a partial language, because Docusaurus only looks for the target
 * next to the linking page.
 */
export function linkToFallback({sourceFilePath, url}: BrokenLink): string {
  const [file = '', hash] = url.split('#');
  const source = path.resolve(website, sourceFilePath.replace(/^website\//, ''));
  const page = path.relative(
    folderOf(localeOfFile(source)),
    path.resolve(path.dirname(source), file),
  );
  const exists = [defaultLocale, currentLocale()].some((locale) =>
    existsSync(path.join(folderOf(locale), page)),
  );
  if (!exists) throw new Error(`${sourceFilePath} links to ${url}, which does not exist.`);
  const route = page
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/');
  return `${localeBase[currentLocale()]}/docs/${route}${hash ? `#${hash}` : ''}`;
}
