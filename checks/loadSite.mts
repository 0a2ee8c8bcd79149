import path from 'node:path';
import {report} from './report.mts';
import {readSite, type Site} from './site.mts';

export const root = path.resolve(import.meta.dirname, '..');

/** Reads the site for a command. A page or catalogue that cannot be parsed ends the command with its problem. */
export function loadSite(): Site {
  const site = readSite(root);
  if (site.unreadable.length > 0) {
    report({'readable files': site.unreadable}, 'Syntax');
    process.exit(1);
  }
  return site;
}
