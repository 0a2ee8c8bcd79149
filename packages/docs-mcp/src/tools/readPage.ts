import {answer, beginning, limits, refusal, type Answer} from '../answer';
import type {Page, Section} from '../data';
import type {Documentation} from '../docs';
import {parsePageUrl} from '../parsePageUrl';
import {textsOf, type Texts} from '../texts';

export interface PageQuestion {
  readonly page: string;
  readonly section?: string;
  readonly offset: number;
}

export function findPage({pages, about}: Documentation, url: string): Page | undefined {
  const {route} = parsePageUrl(url, about);
  return pages.get(route) ?? pages.get(`/docs${route}`);
}

/** Finds a section by its anchor, an anchor in it, or its title. */
export function findSection({sections}: Page, name: string): Section | undefined {
  const wanted = name.replace(/^#/, '').trim();
  return (
    sections.find(({id}) => id === wanted) ??
    sections.find(({anchors}) => anchors.includes(wanted)) ??
    sections.find(({title}) => title.toLowerCase() === wanted.toLowerCase())
  );
}

/** A section with its subsections. */
function branch({sections}: Page, section: Section): readonly Section[] {
  const start = sections.indexOf(section);
  const after = sections.slice(start + 1).findIndex(({level}) => level <= section.level);
  return sections.slice(start, after < 0 ? undefined : start + 1 + after);
}

const outline = (sections: readonly Section[]) =>
  sections
    .filter(({id}) => id)
    .map(({id, title, level}) => `${'  '.repeat(Math.max(0, level - 2))}- ${id}: ${title}`)
    .join('\n');

const joined = (sections: readonly Section[]) =>
  sections.map(({markdown}) => markdown.trim()).join('\n\n');

/** The part of a text from an offset on that fits into one answer. */
function piece(text: string, offset: number, limit: number, {continues}: Texts): string {
  const rest = text.slice(offset);
  const shown = beginning(rest, limit);
  return shown.length < rest.length ? `${shown}\n\n${continues(offset + shown.length)}` : shown;
}

/** The whole page if it fits, otherwise its beginning and the list of its sections. */
function wholePage(page: Page, room: number, texts: Texts): string {
  const whole = joined(page.sections);
  if (whole.length <= room) return whole;
  const list = `${texts.sections}:\n${outline(page.sections)}`;
  const [first] = page.sections;
  return `${beginning(first?.markdown.trim() ?? '', Math.max(0, room - list.length))}\n\n${list}`;
}

export function readPageTool(docs: Documentation, question: PageQuestion): Answer {
  const page = findPage(docs, question.page);
  if (!page) {
    return refusal(
      `There is no page "${question.page.slice(0, 200)}". Use a URL from \`search\`, such as ${docs.url('/docs/quickstart')}.`,
    );
  }
  const texts = textsOf(docs.language);
  const name = question.section ?? parsePageUrl(question.page, docs.about).anchor;
  const section = name ? findSection(page, name) : undefined;
  if (name && !section) {
    return refusal(
      `${docs.url(page.route)} has no section "${name.slice(0, 200)}". It has:\n${beginning(outline(page.sections), limits.page - 1_000)}`,
    );
  }
  const head = docs.url(page.route) + (section?.id ? `#${section.id}` : '');
  const room = limits.page - head.length - 200;
  const isWhole = !section && question.offset === 0;
  const text = section ? joined(branch(page, section)) : joined(page.sections);
  if (question.offset >= text.length) {
    return refusal(`The text has ${text.length} characters, so \`offset\` must be smaller.`);
  }
  const body = isWhole ? wholePage(page, room, texts) : piece(text, question.offset, room, texts);
  return answer(`${head}\n\n${body}`);
}
