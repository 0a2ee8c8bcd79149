import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Configuration} from 'webpack';

/** What css-loader tells about the file whose classes it names. */
interface NamedFile {
  readonly resourcePath: string;
  readonly rootContext: string;
}

/**
 * Names of classes in CSS modules: the own name and three letters for the file. Letters for each
 * class, as the framework has them, are different all the time, which no compression can help.
 */
export function shortName(file: NamedFile, _pattern: string, name: string): string {
  const source = path.relative(file.rootContext, file.resourcePath).replaceAll(path.sep, '/');
  const place = source.replace(/^.*node_modules\//, '');
  return `${name}_${createHash('sha256')
    .update(place)
    .digest('base64')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 3)}`;
}

interface CssLoaderOptions {
  modules?: {getLocalIdent?: typeof shortName};
}

/** Makes the loader of CSS modules use these names. */
export function setShortNames({module}: Configuration): void {
  for (const rule of module?.rules ?? []) {
    const loaders = rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [];
    for (const loader of loaders) {
      const options = loader && typeof loader === 'object' ? loader.options : undefined;
      const {modules} = (typeof options === 'object' ? options : {}) as CssLoaderOptions;
      if (modules) modules.getLocalIdent = shortName;
    }
  }
}
