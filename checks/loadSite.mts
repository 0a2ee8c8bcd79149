import path from 'node:path';
import {report} from './report.mts';
import {readSite, type Site} from './site.mts';

export const root = path.resolve(import.meta.dirname, '..');

/** The site, for a command. Nothing can be said about files that cannot be read, so they end it. */
export function loadSite(): Site {
  const site = readSite(root);
  if (site.unreadable.length > 0) {
    report({'readable files': site.unreadable}, 'Syntax');
    process.exit(1);
  }
  return site;
}
