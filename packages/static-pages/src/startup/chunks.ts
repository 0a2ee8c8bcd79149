import path from 'node:path';
import type {Module} from 'webpack';

/** Modules of Docusaurus that all pages of the documentation use. */
const framework =
  /[\\/]@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-classic|theme-common|plugin-content-docs)[\\/]/;

/** Not MDX components, which run on the server only, nor other kinds of pages. */
const others = /MDX|Blog|DocCard|DocCategory|DocTag|DocsTag|NotFound/;

/** Styles of what appears later, such as dialogs: they are loaded together with its script. */
const later = /\.later(?:\.module)?\.css$/;

interface ChunkOptions {
  /** Pages whose article the browser reads from their HTML: file → path. */
  readonly permalinks: Readonly<Record<string, string>>;
  /** Folders with parts of the theme. */
  readonly themes: readonly string[];
}

/** Which modules share a file. There are few files, because each costs a round trip. */
export function cacheGroups({permalinks, themes}: ChunkOptions) {
  const fileOf = (module: Module) => module.nameForCondition() ?? '';
  const isTheme = (file: string) => {
    const folder = themes.find((each) => file.startsWith(each + path.sep));
    const rest = folder ? file.slice(folder.length) : file.split(framework)[1];
    return rest !== undefined && !others.test(rest);
  };
  return {
    // Loaded with the script that imports them, not part of the style sheet of all pages.
    later: {
      type: 'css/mini-extract',
      test: (module: Module) => later.test(fileOf(module)),
      chunks: 'async',
      enforce: true,
      priority: 60,
    },
    // The modules of servedContent.mjs, one line of code for each page.
    pages: {
      name: 'pages',
      test: (module: Module) => fileOf(module) in permalinks,
      chunks: 'async',
      enforce: true,
      priority: 60,
    },
    theme: {
      name: 'theme',
      test: (module: Module) => isTheme(fileOf(module)),
      type: /javascript/,
      chunks: 'async',
      enforce: true,
      priority: 45,
    },
  } as const;
}
