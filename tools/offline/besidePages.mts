/** What the folder of the edition contains besides the website. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../website/config/product.ts';

const text = `mosparo ${product.version}: documentation, offline edition

English: open index.html in a browser.
Deutsch: de/index.html im Browser öffnen.

Pages, search and tools work without a network. To offer the pages in your
own network, copy this folder to any web server, also below a sub-path.

Seiten, Suche und Werkzeuge funktionieren ohne Netzwerk. Um die Seiten im
eigenen Netz anzubieten, kopieren Sie diesen Ordner auf einen beliebigen
Webserver, auch in einen Unterpfad.

Online, with corrections / online, mit Korrekturen: ${product.siteUrl}
`;

/** Name → content. Lines end as editors of every system expect it. */
export function besidePages(): Map<string, Uint8Array> {
  const license = readFileSync(path.resolve(import.meta.dirname, '../../LICENSE'), 'utf8');
  const encode = (content: string) => new TextEncoder().encode(content.replaceAll('\n', '\r\n'));
  return new Map([
    ['README.txt', encode(text)],
    ['LICENSE.txt', encode(license)],
  ]);
}
