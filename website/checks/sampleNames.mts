import path from 'node:path';
import type {TemplateLiteral} from 'oxc-parser';
import type {SourceFile} from './site.mts';
import {nameOf, textOf, visit} from '../../scripts/lib/syntaxTree.mts';

/** File names in test code: literals, templates, and filters on a folder. */
export interface Names extends SourceFile {
  readonly texts: ReadonlySet<string>;
  /** Such as `backup-${database}.sh`; the values of placeholders are among the texts. */
  readonly templates: readonly RegExp[];
  /** Such as `readdirSync(folder).filter((name) => /\.js$/.test(name))`, for all files that match. */
  readonly filters: readonly RegExp[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutDots = (text: string) => text.replace(/^(\.\.?\/)+/, '');

function templateOf({quasis}: TemplateLiteral): RegExp {
  const [head = '', ...rest] = quasis.map(({value}) => value.cooked ?? value.raw);
  const parts = [withoutDots(head), ...rest];
  return new RegExp(`(?:^|/)${parts.map(escaped).join('([^/]+)')}$`);
}

export function namesIn(code: SourceFile): Names {
  const texts = new Set<string>();
  const templates: RegExp[] = [];
  const filters: RegExp[] = [];
  const lists = code.source.includes('readdirSync(');
  visit(code, {
    Literal(node) {
      const text = textOf(node);
      if (text !== undefined) texts.add(withoutDots(text));
      if ('regex' in node && lists && /\\\..+\$$/.test(node.regex.pattern))
        filters.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
    TemplateLiteral(node) {
      const text = textOf(node);
      if (text === undefined) templates.push(templateOf(node));
      else texts.add(withoutDots(text));
    },
    Property(node) {
      if (!node.shorthand) texts.add(nameOf(node) ?? '');
    },
  });
  return {...code, texts, templates, filters};
}

/** The path relative to each of its parent folders: a/b/c, b/c, c. */
function pathSuffixes(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

/** Whether test code may be about a sample: one of its own folder, or of a folder that it mentions. */
function isFor({file, source}: Names, below: string): boolean {
  const [folder = ''] = below.split('/');
  return file.startsWith(`samples/${folder}/`) || source.includes(path.dirname(below));
}

/** Whether test code mentions the sample with this path below `samples/`. */
export function isNamed(below: string, tests: readonly Names[]): boolean {
  if (tests.some(({texts}) => texts.has(below))) return true;
  const near = tests.filter((test) => isFor(test, below));
  const isText = (text: string) => near.some(({texts}) => texts.has(text));
  const fits = (template: RegExp) => template.exec(below)?.slice(1).every(isText) ?? false;
  return (
    pathSuffixes(below).some(isText) ||
    near.some(({templates}) => templates.some(fits)) ||
    near.some(({filters}) => filters.some((filter) => filter.test(path.basename(below))))
  );
}
