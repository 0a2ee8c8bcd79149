import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import stored from './evidence.json';
import {docsFolder} from './passages';
import {shownEvidence, type Evidence, type PageEvidence} from './results';
import {translatedDocs, translations} from '../../website/config/locales';

const site = path.resolve(docsFolder, '..');
const folders = ['docs', ...translations.map(translatedDocs)].map((one) => path.join(site, one));

let shown: Readonly<Record<string, PageEvidence>> | undefined;

/** The evidence for the statements of a page: what was tried on the product. Undefined if nothing was. */
export function evidenceOf(file: string): PageEvidence | undefined {
  shown ??= shownEvidence(stored as Evidence);
  const folder = folders.find((one) => file.startsWith(one + path.sep));
  if (!folder) return undefined;
  const page = path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/\.mdx?$/, '');
  return shown[page];
}

/** Adds a page's evidence to its front matter, so that each page only loads its own. */
export function withEvidence(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const evidence = evidenceOf(params.filePath);
    return evidence ? {...result, frontMatter: {...result.frontMatter, evidence}} : result;
  };
}
