import path from 'node:path';
import {buildSync} from 'esbuild';

/** The files of `inline/` as one script for the head of every page. */
export function inlineScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
