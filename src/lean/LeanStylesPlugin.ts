import type {Compiler} from 'webpack';
import {leanStyles, type Usage} from './leanStyles';

const isScript = (name: string) => name.endsWith('.js');
const isStyle = (name: string) => name.endsWith('.css');

/** Takes out of the style sheets what no script of the same build can use. */
export class LeanStylesPlugin {
  /** Selectors that were taken out, with the names that they ask for. */
  readonly lost = new Map<string, readonly string[]>();

  constructor(private readonly patterns: Omit<Usage, 'script'>) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LeanStyles', (compilation) => {
      // Behind the minifiers, before the files are named after their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({name: 'LeanStyles', stage}, async (assets) => {
        const names = Object.keys(assets).sort();
        const read = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? '';
        const script = names.filter(isScript).map(read).join('\n');
        const styles = names.filter(isStyle);
        const {lean, lost} = await leanStyles(styles.map(read), {script, ...this.patterns});
        lost.forEach((wanted, selector) => this.lost.set(selector, wanted));
        lean.forEach((css, index) => {
          compilation.updateAsset(styles[index] ?? '', new sources.RawSource(css));
        });
      });
    });
  }
}
