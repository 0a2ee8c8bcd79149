import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** English pages. */
export const docsFolder = path.resolve(__dirname, '../../website/docs');
const heading = /^(#{2,6}) .*\{\/\* #([\w-]+) \*\/\}\s*$/;

const cache = new Map<string, ReadonlyMap<string, string>>();

/** The sections of a page, with their subsections, by the id of their heading; the text before the first has the id ''. */
function sectionsOf(page: string): ReadonlyMap<string, string> {
  const known = cache.get(page);
  if (known) return known;
  const file = path.join(docsFolder, `${page}.mdx`);
  // A page that is gone makes no statements.
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = new Map<string, string>();
  type Open = {id: string; level: number; lines: string[]};
  let open: Open[] = [{id: '', level: 6, lines: []}];
  const close = (level: number) => {
    for (const {id, lines} of open.filter((one) => one.level >= level)) {
      sections.set(id, lines.join('\n'));
    }
    open = open.filter((one) => one.level < level);
  };
  for (const line of source.split('\n')) {
    const found = heading.exec(line);
    if (found) {
      close(found[1]!.length);
      open.push({id: found[2]!, level: found[1]!.length, lines: []});
    }
    for (const {lines} of open) lines.push(line);
  }
  close(0);
  cache.set(page, sections);
  return sections;
}

/** What claims expect and pages no longer say: a run refuses to start, and `npm test` fails. */
export const outdated: string[] = [];

/** Text of a section with its subsections, as it stands in the English source. */
export function passage(page: string, id: string): string {
  const section = sectionsOf(page).get(id);
  if (section !== undefined) return section;
  outdated.push(
    `website/docs/${page}.mdx has no heading with the id "${id}". Correct the claim, or put the heading back.`,
  );
  return '';
}

/** A value that the page states: the first group of the pattern in the passage. */
export function stated(page: string, id: string, pattern: RegExp): string {
  const found = pattern.exec(passage(page, id));
  if (found) return found[1] ?? found[0];
  outdated.push(
    `website/docs/${page}.mdx#${id} no longer says ${pattern}. Adapt the claim to the passage.`,
  );
  return '';
}
