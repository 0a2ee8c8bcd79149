import type {GlobalData} from '@docusaurus/types';

interface Version {
  readonly name: string;
  readonly path: string;
  readonly docs: object[];
}
interface DocsData {
  readonly versions: readonly Version[];
}

/** All pages of one version, as the docs plugin tells them to every page. */
export interface DocList {
  readonly plugin: string;
  readonly version: number;
  readonly docs: readonly object[];
}

const docsPlugin = 'docusaurus-plugin-content-docs';

export const docsData = (data: GlobalData) => (data[docsPlugin] ?? {}) as Record<string, DocsData>;

/** Takes the lists of all pages out of the data that every page gets. */
export function splitDocLists(data: GlobalData): {early: GlobalData; late: DocList[]} {
  const late: DocList[] = [];
  const early = Object.entries(docsData(data)).map(([plugin, {versions, ...rest}]) => {
    const emptied = versions.map(({docs, ...version}, index) => {
      late.push({plugin, version: index, docs});
      return {...version, docs: []};
    });
    return [plugin, {...rest, versions: emptied}];
  });
  return {early: {...data, [docsPlugin]: Object.fromEntries(early)} as GlobalData, late};
}

/** Puts the lists back where they were. */
export function addDocLists(data: GlobalData, lists: readonly DocList[]): void {
  for (const {plugin, version, docs} of lists) {
    const list = docsData(data)[plugin]?.versions[version]?.docs;
    list?.splice(0, list.length, ...docs);
  }
}

interface BarItem {
  readonly type?: string;
  readonly items?: readonly BarItem[];
}

/** Items that ask for other pages by their ids; a sidebar only asks for the page that is shown. */
const asking = /^doc(?!Sidebar$)/;

/** Whether the bar on top, which starts with the page, needs the lists of all pages. */
export function barNeedsDocs(items: readonly BarItem[]): boolean {
  return items.some(({type = '', items: inner = []}) => asking.test(type) || barNeedsDocs(inner));
}
