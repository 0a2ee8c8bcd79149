import staticPages from 'docusaurus-theme-static-pages/seams.json' with {type: 'json'};

/**
 * A file of Docusaurus whose undocumented details this project depends on. After an upgrade the check lists the files that
 * changed: compare each with the reason here, then put its new hash into hashes.json.
 */
export interface UpstreamFile {
  /** Path below `node_modules/@docusaurus/`. */
  readonly file: string;
  /** What depends on it, so what to compare when it changes. */
  readonly reason: string;
  /** Imports and names in our code, as `uses.mts` finds them. */
  readonly uses?: readonly string[];
}

/**
 * What Docusaurus calls internal (https://docusaurus.io/community/release-process#public-api-surface) and our code
 * uses or knows. The package has its own list.
 */
export const seams: readonly UpstreamFile[] = [
  ...staticPages.seams,
  {
    file: 'utils/lib/constants.js',
    reason:
      'scripts/lib/docusaurusBuild.mjs gives each language a folder of its own for generated files, because they are built at the same time.',
    uses: ['DOCUSAURUS_GENERATED_FILES_DIR_NAME'],
  },
];

const theme = 'theme-classic/lib/theme';

/**
 * Folders of theme components below `node_modules/@docusaurus/`. A component of the same name in src/theme
 * replaces the original. Docusaurus supports that, but our component may lack what the original gets in an upgrade.
 */
export const themeFolders = [theme, 'core/lib/client/theme-fallback'] as const;

const filesIn = (folder: string, parts: readonly string[], what: string): UpstreamFile[] =>
  parts.map((part) => ({file: `${folder}/${part}.js`, reason: `theme/${part}.tsx ${what} it.`}));

/** Replaced by documented means, without a promise that the original stays as it is. */
export const replaced: readonly UpstreamFile[] = [
  ...staticPages.copies,
  {file: `${theme}/SearchBar.js`, reason: 'packages/search/src/theme/SearchBar replaces it.'},
  ...filesIn(
    theme,
    [
      'Admonition/Icon/Info',
      'Admonition/Layout/index',
      'AnnouncementBar/index',
      'BackToTopButton/index',
      'CodeBlock/Buttons/index',
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
    ],
    'replaces',
  ),
  ...filesIn(themeFolders[1], ['Error/index', 'Loading/index'], 'replaces'),
  ...filesIn(
    theme,
    [
      'BlogLayout/index',
      'DocBreadcrumbs/index',
      'DocCategoryGeneratedIndexPage/index',
      'DocItem/TOC/Desktop/index',
      'DocRoot/Layout/Main/index',
      'ErrorPageContent',
      'MDXComponents/index',
      'Navbar/Logo/index',
      'NavbarItem/DocsVersionDropdownNavbarItem',
    ],
    'wraps',
  ),
];
