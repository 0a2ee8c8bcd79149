/** A change of the configuration that must stop the build. */
interface Fault {
  readonly navbarItems?: {readonly type: string; readonly [key: string]: string}[];
  readonly docs?: string;
}

/** Each change gets a build of its own. Faults that a build reports together are pages in the same folder. */
const changes = {
  navbarKind: {navbarItems: [{type: 'spaceship', position: 'left'}]},
  navbarDoc: {navbarItems: [{type: 'doc', docId: 'nowhere', position: 'left'}]},
  navbarSidebar: {navbarItems: [{type: 'docSidebar', sidebarId: 'nowhere', position: 'left'}]},
  emptySidebar: {navbarItems: [{type: 'docSidebar', sidebarId: 'empty', position: 'left'}]},
  frontMatter: {docs: 'faults/frontMatter'},
  markdown: {docs: 'faults/markdown'},
  category: {docs: 'faults/category'},
  links: {docs: 'faults/links'},
} satisfies Record<string, Fault>;

export type Change = keyof typeof changes;

export function changeFor(name: string | undefined): Fault {
  return (changes as Record<string, Fault>)[name ?? ''] ?? {};
}
