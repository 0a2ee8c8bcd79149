import type {Module} from 'webpack';

/** What all pages of the documentation share: not what only Markdown becomes, nor pages of another kind. */
const theme =
  /[\\/](?:@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-classic|theme-common|plugin-content-docs)|src[\\/]theme)[\\/](?!.*(?:MDX|Blog|DocCard|DocCategory|DocTag|DocsTag|NotFound))/;

/** Styles of what a reader opens: dialogs, panels, labs, hints. They come with its script. */
const later =
  /[\\/](?:labs[\\/](?:\w+[\\/]lab|frame[\\/]controls)|search[\\/](?:client|theme[\\/]SearchDialog)|components[\\/]Dialog|languageHint|report|values|screens)[\\/]/;

/** How scripts and styles are put together into files: few, because each is a round trip. */
export function cacheGroups(permalinks: Readonly<Record<string, string>>) {
  return {
    // Docusaurus' own group, which has the one style sheet of all pages.
    styles: {test: (module: Module) => !later.test(module.nameForCondition() ?? '')},
    // One line of code for each page.
    pages: {
      name: 'pages',
      test: (module: Module) => (module.nameForCondition() ?? '') in permalinks,
      chunks: 'async',
      enforce: true,
      priority: 60,
    },
    theme: {
      name: 'theme',
      test: theme,
      type: /javascript/,
      chunks: 'async',
      enforce: true,
      priority: 45,
    },
  } as const;
}
