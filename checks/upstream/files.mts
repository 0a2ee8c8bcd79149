/**
 * Files of Docusaurus that this project depends on more closely than its documentation promises.
 * After an upgrade the check lists those that changed: compare each with the reason here, then put its
 * new hash into hashes.json.
 */
export interface UpstreamFile {
  /** Path below `node_modules/@docusaurus/`. */
  readonly file: string;
  /** What depends on it, and what to look at when it changes. */
  readonly reason: string;
}

const theme = 'theme-classic/lib/theme';

/** Private structures: at most eight. */
export const seams: readonly UpstreamFile[] = [
  {
    file: 'core/lib/ssg/ssgTemplate.html.js',
    reason:
      'src/startup/ssrTemplate.ts is this template with the scripts in a <template>: take over new tags.',
  },
  {
    file: 'core/lib/client/exports/ComponentCreator.js',
    reason:
      'src/startup/servedContent.mjs exports what it hands to the theme as properties of a page.',
  },
  {
    file: 'mdx-loader/lib/loader.js',
    reason: 'src/startup/servedContent.mjs stands in for it in the browser: the same exports.',
  },
  {
    file: 'theme-classic/lib/index.js',
    reason:
      'It asks for Infima and Prism as client modules; src/startup and src/content/markdown replace both by their paths.',
  },
  {
    file: 'theme-common/lib/contexts/colorMode.js',
    reason:
      'src/startup/inline/colorMode.ts sets the same attributes and storage key, and tells it by a storage event.',
  },
  {
    file: 'theme-common/lib/utils/historyUtils.js',
    reason:
      'useHistoryPopHandler is internal; src/theme/Navbar/MobileSidebar closes the menu with it.',
  },
  {
    file: 'utils-common/lib/index.js',
    reason:
      'The only one in the browser that asks for tslib, for the function of src/startup/importDefault.ts.',
  },
  {
    file: 'core/lib/commands/build/buildLocale.js',
    reason:
      'scripts/lib/buildLocale.mjs calls it: the command line cannot build languages side by side.',
  },
];

/** Parts of the theme that src/theme replaces. That is supported, but ours may lack what the original gained. */
export const replaced: readonly UpstreamFile[] = [
  'Admonition/Layout',
  'AnnouncementBar',
  'BackToTopButton',
  'CodeBlock',
  'Details',
  'DocCard/Layout',
  'DocCardList',
  'DocItem/Content',
  'DocRoot/Layout/Sidebar',
  'DocSidebar/Desktop/CollapseButton',
  'EditMetaRow',
  'Navbar/ColorModeToggle',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Toggle',
  'NotFound/Content',
  'SkipToContent',
  'TabItem',
  'Tabs',
  'Tag',
  'ThemedImage',
  'TOCCollapsible',
].map((name) => ({
  file: `${theme}/${name}/index.js`,
  reason: `src/theme/${name} takes its place.`,
}));
