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

/**
 * Where Docusaurus keeps the parts of its theme, as folders below `node_modules/@docusaurus/`. A part of
 * the same name in src/theme replaces it. That is supported, but ours may lack what the original gained.
 */
export const themeFolders = [theme, 'core/lib/client/theme-fallback'] as const;

const replacedIn = (folder: string, parts: readonly string[]): UpstreamFile[] =>
  parts.map((part) => ({
    file: `${folder}/${part}.js`,
    reason: `src/theme/${part}.tsx takes its place.`,
  }));

/** Parts that src/theme replaces without rendering the original. */
export const replaced: readonly UpstreamFile[] = [
  ...replacedIn(themeFolders[0], [
    'Admonition/Icon/Info',
    'Admonition/Layout/index',
    'AnnouncementBar/index',
    'BackToTopButton/index',
    'CodeBlock/index',
    'Details/index',
    'DocCard/Layout/index',
    'DocCardList/index',
    'DocItem/Content/index',
    'DocRoot/Layout/Sidebar/index',
    'DocSidebar/Desktop/CollapseButton/index',
    'EditMetaRow/index',
    'Navbar/ColorModeToggle/index',
    'Navbar/MobileSidebar/index',
    'Navbar/MobileSidebar/Toggle/index',
    'NotFound/Content/index',
    'SkipToContent/index',
    'TabItem/index',
    'Tabs/index',
    'Tag/index',
    'ThemedImage/index',
    'TOCCollapsible/index',
  ]),
  ...replacedIn(themeFolders[1], ['Error/index', 'Loading/index']),
];
