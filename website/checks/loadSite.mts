import path from 'node:path';
import {report} from './report.mts';
import {readSite, type Site} from './site.mts';

/** The folder of the website. */
export const root = path.resolve(import.meta.dirname, '..');
export const repository = path.resolve(root, '..');

/** Reads the site for a command. Prints the problem and exits if a page or catalogue cannot be parsed. */
export function loadSite(): Site {
  const site = readSite(root);
  if (site.unreadable.length > 0) {
    report({'readable files': site.unreadable}, 'Syntax');
    process.exit(1);
  }
  return site;
}
