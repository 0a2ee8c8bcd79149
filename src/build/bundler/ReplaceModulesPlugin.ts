import type {Compiler} from 'webpack';

const escape = (text: string) => text.replace(/[$.*+?^{}()|[\]\\/]/g, '\\$&');

interface Request {
  context: string;
  request: string;
}

/**
 * Gives whoever asks for a module another one: everyone, or the files of one folder. An alias could
 * not: those of the core come first, and relative paths have none.
 */
export class ReplaceModulesPlugin {
  constructor(
    private readonly files: Readonly<Record<string, string>>,
    private readonly folder?: string,
  ) {}

  apply(compiler: Compiler): void {
    for (const [request, file] of Object.entries(this.files)) {
      new compiler.webpack.NormalModuleReplacementPlugin(
        new RegExp(`^${escape(request)}$`),
        (module: Request) => {
          if (this.folder === undefined || module.context === this.folder) module.request = file;
        },
      ).apply(compiler);
    }
  }
}
