import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cutRegion} from '../../website/src/content/markdown/sampleRegion.mjs';
import {website} from './blocks';

/** A file of `website/samples/`, or a region of it, as pages show it. `tests/built/samples.test.ts` makes sure that they do. */
export function sample(name: string): string {
  const [file = '', region] = name.split('#');
  return `${cutRegion(readFileSync(path.join(website, 'samples', file), 'utf8'), region, file)}\n`;
}

export interface Folder {
  readonly path: string;
  /** Saves samples under the names that pages give them: `{'contact.php': 'clients/php/contact.php'}`. */
  save(samples: Readonly<Record<string, string>>): void;
  write(name: string, text: string): void;
  remove(): void;
}

/** A temporary folder, empty like the one a reader starts with. */
export function emptyFolder(): Folder {
  const folder = mkdtempSync(path.join(tmpdir(), 'copied-'));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  return {
    path: folder,
    write,
    save(samples) {
      for (const [name, file] of Object.entries(samples)) write(name, sample(file));
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
