import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A heading of llms.txt and the routes of its pages, in the order of the sidebar. */
export interface Chapter {
  readonly title: string | undefined;
  readonly permalinks: readonly string[];
}

function permalinksOf(item: SidebarItem, version: LoadedVersion): string[] {
  const permalinkOf = (id: string) => version.docs.find((doc) => doc.id === id)?.permalink ?? '';
  switch (item.type) {
    case 'doc':
      return [permalinkOf(item.id)];
    case 'category': {
      const {link} = item;
      const own =
        link?.type === 'generated-index'
          ? [link.permalink]
          : link?.type === 'doc'
            ? [permalinkOf(link.id)]
            : [];
      return [...own, ...item.items.flatMap((child) => permalinksOf(child, version))];
    }
    default:
      return [];
  }
}

/** Chapters of the newest version of all docs. The first chapter, without a title, has the start page and pages without a category. */
export function chaptersOf(docs: readonly LoadedContent[], startPage: string): Chapter[] {
  const versions = docs.flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast));
  const chapters = versions.flatMap((version) =>
    Object.values(version.sidebars)
      .flat()
      .map((item) => ({
        title: item.type === 'category' ? item.label : undefined,
        permalinks: permalinksOf(item, version),
      })),
  );
  const single = chapters.filter(({title}) => title === undefined);
  return [
    {title: undefined, permalinks: [startPage, ...single.flatMap(({permalinks}) => permalinks)]},
    ...chapters.filter(({title}) => title !== undefined),
  ];
}
