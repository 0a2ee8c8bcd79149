/** A change of the configuration that must stop the build. */
interface Change {
  readonly navbarItems?: {readonly type: string; readonly [key: string]: string}[];
  readonly docs?: string;
}

export const faults = {
  'unknown navbar kind': {navbarItems: [{type: 'spaceship', position: 'left'}]},
  'sidebar without target': {
    navbarItems: [{type: 'docSidebar', sidebarId: 'empty', position: 'left'}],
  },
  'unknown doc id': {navbarItems: [{type: 'doc', docId: 'nowhere', position: 'left'}]},
  'unknown sidebar id': {
    navbarItems: [{type: 'docSidebar', sidebarId: 'nowhere', position: 'left'}],
  },
  'category page without category': {docs: 'faults/category'},
  'broken link': {docs: 'faults/link'},
  'broken Markdown link': {docs: 'faults/markdownLink'},
  'unknown front matter key': {docs: 'faults/frontMatter'},
  'unknown code language': {docs: 'faults/language'},
  'unknown picture': {docs: 'faults/picture'},
} satisfies Record<string, Change>;

export function changeFor(fault: string | undefined): Change {
  return (faults as Record<string, Change>)[fault ?? ''] ?? {};
}
