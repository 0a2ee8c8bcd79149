/**
 * The pseudo-locale `en-XA`: English texts with accents, and longer. It shows which texts are not
 * translatable, and where the layout has no room for longer translations.
 */
import path from 'node:path';
import type {ParseFrontMatter, Plugin} from '@docusaurus/types';
import {accent} from './accent';

export const pseudoLocale = 'en-XA';
const isPseudo = process.env.DOCUSAURUS_CURRENT_LOCALE === pseudoLocale;

/** Translates a text of the configuration. */
export const text = (words: string) => (isPseudo ? accent(words) : words);

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Translates the texts of Markdown. */
export function remarkPseudo() {
  const visit = (node: Node): void => {
    if (node.type === 'text') node.value = text(node.value ?? '');
    node.children?.forEach(visit);
  };
  return visit;
}

/** Translates the titles of pages. */
export function withPseudoTitles(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const {title} = result.frontMatter;
    if (typeof title !== 'string') return result;
    return {...result, frontMatter: {...result.frontMatter, title: text(title)}};
  };
}

/** Translates the texts of components. */
export function pseudoPlugin(): Plugin {
  const alias = {'@docusaurus/Translate': path.join(__dirname, 'Translate.tsx')};
  return {
    name: 'kitchen-pseudo-locale',
    configureWebpack: () => (isPseudo ? {resolve: {alias}} : {}),
  };
}
