/** What the bundler's runtime offers to scripts. */
interface Runtime {
  /** Path of the site's root. */
  readonly p: string;
  /** The file of a chunk, by its id. */
  u(id: string): string;
  /** The address of a chunk, by its name; added by the core. */
  gca(name: string): string;
}

declare const __webpack_require__: Runtime;

/** Tells the runtime about files of chunks that it was built without. */
export function addFiles(files: Readonly<Record<string, string>>): void {
  const {p, u, gca} = __webpack_require__;
  const named = new Map(
    Object.values(files).map((file) => [/([^/.]+)\.[^/]*$/.exec(file)?.[1], file]),
  );
  __webpack_require__.u = (id) => files[id] ?? u(id);
  __webpack_require__.gca = (name) => {
    const file = named.get(name);
    return file ? p + file : gca(name);
  };
}

/** The address of the script with a part of a page, if it has a script of its own. */
export function addressOf(part: string): string | undefined {
  const address = __webpack_require__.gca(part);
  return address.includes('undefined') ? undefined : address;
}
