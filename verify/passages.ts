import {readFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../website/docs');
const heading = /^(#{2,6}) .*\{\/\* #([\w-]+) \*\/\}\s*$/;

interface Section {
  readonly level: number;
  readonly text: string;
}

const cache = new Map<string, ReadonlyMap<string, Section>>();

/** The sections of a page by the id of their heading; the text before the first has the id ''. */
function sectionsOf(page: string): ReadonlyMap<string, Section> {
  const known = cache.get(page);
  if (known) return known;
  const source = readFileSync(path.join(folder, `${page}.mdx`), 'utf8');
  const sections = new Map<string, Section>();
  let open: {id: string; level: number; lines: string[]}[] = [{id: '', level: 6, lines: []}];
  const close = (level: number) => {
    for (const {id, level: own, lines} of open.filter((one) => one.level >= level)) {
      sections.set(id, {level: own, text: lines.join('\n')});
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

/** Text of a section with its subsections, as it stands in the English source. */
export function passage(page: string, id: string): string {
  const section = sectionsOf(page).get(id);
  if (!section) {
    throw new Error(
      `verify: website/docs/${page}.mdx has no heading with the id "${id}". Correct the claim, or put the heading back.`,
    );
  }
  return section.text;
}

/** A value that the page states: the first group of the pattern in the passage. */
export function stated(page: string, id: string, pattern: RegExp): string {
  const found = pattern.exec(passage(page, id));
  if (!found) {
    throw new Error(
      `verify: website/docs/${page}.mdx#${id} no longer says ${pattern}. Adapt the claim to the passage.`,
    );
  }
  return found[1] ?? found[0];
}
