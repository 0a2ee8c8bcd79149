import {defaultLocale} from '../../../website/config/locales.ts';
import type {Rule} from '../rule.mts';
import {lineOf} from '../site.mts';

/** Docusaurus accepts pages outside the sidebar. */
export const sidebar: Rule = {
  name: 'sidebar',
  run({pages, unreadable, sidebars: {file, source}}, report) {
    const entries = [...source.matchAll(/^\s*(?:id: )?'([\w/-]+)',$/gm)].map(([, id = '']) => id);
    const files = new Set([...pages, ...unreadable].map((page) => page.file));
    for (const id of entries.filter((entry) => !files.has(`website/docs/${entry}.mdx`)))
      report(
        {file, line: lineOf(source, `'${id}'`)},
        `The sidebar names ${id}, which is no page.`,
        'correct the entry, or remove it.',
      );
    for (const page of pages)
      if (page.locale === defaultLocale && !entries.includes(page.id))
        report(page, `${file} has no '${page.id}'.`, 'add it where readers look for it.');
  },
};
