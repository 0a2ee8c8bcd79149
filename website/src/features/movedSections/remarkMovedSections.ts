import {movedSections} from '../../../data/movedSections';
import {localeOfFile} from '../../../config/locales';
import {t} from '../../../texts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly data?: object;
  children?: Node[];
}

const texts = t('This section has moved. Go to its new location.');

/** `docs/usage/rules.mdx` in either language → `/docs/usage/rules`; a clone may itself be in a folder `docs` */
function routeOf(file: string): string | undefined {
  const path = /^(?:.*\/)?(?:docs|current)\/(.+)\.mdx?$/.exec(file.replace(/\\/g, '/'))?.[1];
  return path && `/docs/${path}`;
}

/** A link with the former id of the section; only visible to readers who open that URL (`[data-moved]` in packages/static-pages/src/css/layout.css). */
function stub(id: string, url: string, text: string): Node {
  return {
    type: 'paragraph',
    data: {hProperties: {id, 'data-moved': ''}},
    children: [{type: 'link', url, children: [{type: 'text', value: text}]}],
  };
}

/** Adds a link to the new place of each section that has moved away from a page, at its end. */
export default function remarkMovedSections(
  moved: Readonly<Record<string, string>> = movedSections,
) {
  return (tree: Node, {path = ''}: {path?: string}) => {
    const start = `${routeOf(path)}#`;
    const stubs = Object.entries(moved)
      .filter(([from]) => from.startsWith(start))
      .map(([from, to]) => stub(from.slice(start.length), to, texts[localeOfFile(path)]));
    if (stubs.length === 0) return;
    const box = {'data-markdown': 'ignore', 'data-search': 'ignore'};
    tree.children?.push({
      type: 'movedSections',
      data: {hName: 'div', hProperties: box},
      children: stubs,
    });
  };
}
