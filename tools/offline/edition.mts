/** The files of the offline edition, made from the built site. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pageForEdition} from './page.mts';
import {editionScript, forEdition, runtimeForEdition, withWorkers} from './scripts.mts';

/** For servers, search engines, feed readers, assistants and browsers that install the website. */
const onlineOnly = [
  /(^|\/)(?:_headers|_redirects|404\.html|robots\.txt|sitemap\.xml|feed\.xml|agents\.md|llms[\w-]*\.txt|manifest\.webmanifest)$/,
  /(^|\/)\.well-known\//,
  /(^|\/)img\/(?!logo|favicon)/,
  // The edition shows the font of the system.
  /(^|\/)assets\/fonts\//,
  /\.(?:br|gz)$/,
];

/** The pages of a former address. */
const isRedirect = (html: string) => /<meta http-equiv="?refresh/.test(html);

/** What the scripts of the pages fetch: the indexes of the search, and pages as Markdown to copy. */
const isFetched = (name: string) =>
  /(^|\/)search-index-[^/]*(\/[^/]*)?\.json$/.test(name) || name.endsWith('.md');

const chunkOf = (name: string) => /\/assets\/js\/(\w+)\.\w+\.js$/.exec(`/${name}`)?.[1];

/** Script of the edition that is ahead of all others. */
const editionFile = 'offline.js';

class Edition {
  private readonly names: readonly string[];
  /** What pages can lead to. */
  private readonly included: ReadonlySet<string>;
  /** Inline scripts of the website: code → file. */
  private readonly inline = new Map<string, string>();

  constructor(
    private readonly build: string,
    private readonly siteUrl: string,
  ) {
    this.names = readdirSync(build, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => !onlineOnly.some((pattern) => pattern.test(name)))
      .filter((name) => !name.endsWith('.html') || !isRedirect(this.read(name)))
      .sort();
    this.included = new Set(this.names.filter((name) => !isFetched(name)));
  }

  private read(name: string): string {
    return readFileSync(path.join(this.build, name), 'utf8');
  }

  /** Almost all pages have the same: as a file it needs its space once. */
  private inlineFile(code: string): string {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `assets/js/inline.${hash}.js`;
    this.inline.set(code, file);
    return file;
  }

  /** Where an address of the website leads from a page; undefined if the edition lacks the file. */
  private pathFrom(page: string, address: string): string | undefined {
    const [, name = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? [];
    const file = [name, `${name}.html`, `${name}index.html`].find((each) =>
      this.included.has(each),
    );
    return file === undefined ? undefined : this.relative(page, file) + rest;
  }

  private fileFrom(page: string, address: string): string {
    const found = this.pathFrom(page, address);
    if (found !== undefined) return found;
    throw new Error(
      `${page} needs "${address}", which the offline edition lacks. Remedy: a link leads to the page itself, not to a former address; other files must not be in the list onlineOnly of tools/offline/edition.mts.`,
    );
  }

  private linkFrom(page: string, address: string): string {
    const isFile = /^[^?#]*\.\w+(?:[?#]|$)/.test(address);
    return isFile && !this.pathFrom(page, address)
      ? this.siteUrl + address
      : this.fileFrom(page, address);
  }

  private relative(page: string, file: string): string {
    return path.posix.relative(path.posix.dirname(page), file);
  }

  private page(name: string): string {
    return pageForEdition(this.read(name), {
      linkTo: (address) => this.linkFrom(name, address),
      fileOf: (address) => this.fileFrom(name, address),
      edition: this.relative(name, editionFile),
      scriptFile: (code) => this.relative(name, this.inlineFile(code)),
    });
  }

  private script(name: string): string {
    const folder = path.posix.dirname(name);
    const codeOf = (chunk: string) => {
      const file = this.names.find(
        (other) => path.posix.dirname(other) === folder && chunkOf(other) === chunk,
      );
      if (!file) throw new Error(`${name} starts a worker, but there is no script ${chunk}.`);
      return this.read(file);
    };
    const code = withWorkers(this.read(name), name, codeOf);
    return forEdition(
      path.posix.basename(name).startsWith('runtime~') ? runtimeForEdition(code, name) : code,
    );
  }

  private data(name: string): string {
    const text = this.read(name);
    const content = name.endsWith('.json') ? text : JSON.stringify(text);
    return `offlineEdition.give(${JSON.stringify(name)},${content})`;
  }

  /** Name → content. */
  files(): Map<string, Uint8Array> {
    const text = (content: string) => new TextEncoder().encode(content);
    const files = new Map<string, Uint8Array>([[editionFile, text(editionScript())]]);
    for (const name of this.names) {
      if (name.endsWith('.html')) files.set(name, text(this.page(name)));
      else if (name.endsWith('.js')) files.set(name, text(this.script(name)));
      else if (isFetched(name)) files.set(`${name}.js`, text(this.data(name)));
      else files.set(name, readFileSync(path.join(this.build, name)));
    }
    for (const [code, file] of this.inline) files.set(file, text(forEdition(code)));
    return files;
  }
}

/** The files of the edition: name → content. */
export function editionFiles(build: string, siteUrl: string): Map<string, Uint8Array> {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`${build} has no pages. Remedy: npm run build`);
  }
  return new Edition(build, siteUrl).files();
}
