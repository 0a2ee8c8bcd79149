import type {Module} from 'webpack';

/** Code that all pages of the documentation use; not MDX components, which run on the server only, nor other kinds of pages. */
const theme =
  /[\\/](?:@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-classic|theme-common|plugin-content-docs)|static-pages[\\/]src[\\/]theme|website[\\/]src[\\/]theme)[\\/](?!.*(?:MDX|Blog|DocCard|DocCategory|DocTag|DocsTag|NotFound))/;

/** Styles of what appears later: dialogs, panels, labs, hints. They are loaded with its script. */
const later =
  /[\\/](?:labs[\\/](?:\w+[\\/]lab|frame[\\/]controls)|search[\\/]src[\\/](?:client|theme[\\/]SearchDialog)|components[\\/]Dialog|languageHint|report|values|screens)[\\/]/;

/** Which modules share a file. Few files, because each costs a round trip. */
export function cacheGroups(permalinks: Readonly<Record<string, string>>) {
  return {
    // Docusaurus' own group: the one style sheet of all pages.
    styles: {test: (module: Module) => !later.test(module.nameForCondition() ?? '')},
    // The modules of servedContent.mjs, one line of code for each page.
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
