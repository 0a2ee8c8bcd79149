import copiesSeams from 'docusaurus-plugin-markdown-copies/seams.json' with {type: 'json'};
import searchSeams from 'docusaurus-theme-section-search/seams.json' with {type: 'json'};
import staticSeams from 'docusaurus-theme-static-pages/seams.json' with {type: 'json'};

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

const theme = 'theme-classic/lib/theme';

/** Internal files that the site replaces, copies or calls. */
export const internals: readonly UpstreamFile[] = [
  {
    file: 'core/lib/commands/build/buildLocale.js',
    reason:
      'scripts/lib/docusaurusBuild.mjs calls it, because the command line cannot build languages in parallel.',
    uses: ['@docusaurus/core/lib/commands/build/buildLocale.js'],
  },
  {
    file: 'utils/lib/constants.js',
    reason:
      'scripts/lib/docusaurusBuild.mjs gives each language a folder of its own for generated files.',
    uses: ['DOCUSAURUS_GENERATED_FILES_DIR_NAME'],
  },
  {
    file: 'utils/lib/moduleUtils.js',
    reason:
      'scripts/lib/requireTypeScript.mjs makes the jiti that it calls try `require` first, which is faster.',
    uses: ['JITI_EXPERIMENTAL_BUN'],
  },
  {
    file: 'core/lib/server/codegen/codegen.js',
    reason:
      'website/src/features/languageHint imports the list of languages, because it runs before React.',
    uses: ['@generated/i18n'],
  },
];

/**
 * Folders of theme components below `node_modules/@docusaurus/`. A component of the same name in src/theme
 * replaces the original. Docusaurus supports that, but our component may lack what the original gets in an upgrade.
 */
export const themeFolders = [theme, 'core/lib/client/theme-fallback'] as const;

const replacedIn = (folder: string, parts: readonly string[]): UpstreamFile[] =>
  parts.map((part) => ({
    file: `${folder}/${part}.js`,
    reason: `theme/${part}.tsx replaces it.`,
  }));

/** Components that src/theme replaces without rendering the original. */
export const replaced: readonly UpstreamFile[] = [
  {file: `${theme}/SearchBar.js`, reason: 'packages/search/src/theme/SearchBar replaces it.'},
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

/** The files that the packages depend on; each package has its own list. */
export const ofPackages: readonly UpstreamFile[] = [...copiesSeams, ...searchSeams, ...staticSeams];
