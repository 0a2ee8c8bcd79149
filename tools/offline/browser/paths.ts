/**
 * Addresses of the website (`/de/docs/usage/rules`), which its scripts know, and where the files of the edition
 * are, for example `file:///home/anna/mosparo-docs-1.5.4/de/docs/usage/rules.html`.
 */
export class Paths {
  /** @param root the folder of the edition, with a slash at its end */
  constructor(private readonly root: URL) {}

  /** The address on the website. */
  addressOf(file: URL): string {
    const name = file.pathname.slice(this.root.pathname.length);
    return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  }

  /** The file of an address; of anything else what the browser makes of it. */
  fileOf(address: string, here: URL): URL {
    if (!isSiteAddress(address)) return new URL(address, here);
    const [, name = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? [];
    return new URL(fileName(name) + rest, this.root);
  }
}

export const isSiteAddress = (address: string): boolean => /^\/(?!\/)/.test(address);

function fileName(name: string): string {
  if (name === '' || name.endsWith('/')) return `${name}index.html`;
  return /\.\w+$/.test(name) ? name : `${name}.html`;
}
