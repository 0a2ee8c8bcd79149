import type {SectionText} from '../core/sectionText';
import {cleanText} from './sectionReader';
import type {PageSource} from './pages';

const heading = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{#([\w-]+)\})?\s*$/;

function plain(line: string): string {
  return line
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[*`|>]+/g, ' ')
    .replace(/^:::\w*/, '');
}

function isNoText(line: string): boolean {
  return /^\s*(?:import|export)\s/.test(line) || /^\|?[\s:|-]+$/.test(line);
}

/**
 * Sections of a page from its Markdown source, for the development server only:
 * there is no rendered page to read then, so texts of components are missing.
 */
export function sectionsOfMarkdown(source: string, page: PageSource): SectionText[] {
  const sections = [{anchor: '', title: page.title, prose: [] as string[], code: [] as string[]}];
  let fence: string | null = null;
  for (const line of source.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const current = sections[sections.length - 1];
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1] ?? null;
    const [, level = '', title = '', id, oldId] = heading.exec(line) ?? [];
    const anchor = id ?? oldId ?? title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
    if (mark !== null && (fence === null || line.trim() === fence)) {
      fence = fence === null ? mark : null;
    } else if (fence !== null) {
      current?.code.push(line);
    } else if (level.length === 2 || level.length === 3) {
      sections.push({anchor, title: cleanText(plain(title)), prose: [], code: []});
    } else if (!isNoText(line)) {
      current?.prose.push(plain(line));
    }
  }
  return sections.map(({anchor, title, prose, code}) => ({
    document: {
      type: page.type,
      pageTitle: page.title,
      tags: page.keywords,
      sidebarParentCategories: [],
      sectionRoute: anchor === '' ? page.permalink : `${page.permalink}#${anchor}`,
      sectionTitle: title,
      title,
    },
    prose: cleanText(prose.join(' ')),
    shown: cleanText(prose.join(' ')),
    code: code.join('\n'),
    key: '',
    words: '',
  }));
}
