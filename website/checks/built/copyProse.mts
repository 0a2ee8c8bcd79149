import type {Nodes} from 'mdast';
import type {Copy} from './markdownCopies.mts';

function codeIn(node: Nodes): Nodes[] {
  if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'yaml') return [node];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** The Markdown with all code masked. */
function prose({text, tree}: Copy): string {
  return codeIn(tree).reduce((rest, {position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    return rest.slice(0, start) + '`'.repeat(end - start) + rest.slice(end);
  }, text);
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/&#x\w+;/, 'an entity'],
  [/\*\*[ \u00a0]\*\*/, 'two bold words side by side'],
  [/(?<!\\)\*{3}/, 'bold in bold'],
  [/`\p{L}/u, 'no space after code'],
  [/\]\([^()\s]*\)\[/, 'no space between links'],
];

const around = (text: string, index: number) =>
  text.slice(Math.max(0, index - 25), index + 30).replaceAll('\n', ' ');

function badgeFaults(text: string, badges: readonly string[]): string[] {
  return [...new Set(badges)].flatMap((badge) => {
    const literal = badge.replaceAll('.', String.raw`\.`);
    const remarks =
      text.match(new RegExp(String.raw`\(${literal}\)|^\W*${literal}:`, 'gimu')) ?? [];
    const misplaced = new RegExp(String.raw`[,.;:!?] \(${literal}\)`).exec(text);
    return [
      ...(remarks.length < badges.filter((other) => other === badge).length
        ? [`The badge "${badge}" reads like a part of its sentence.`]
        : []),
      ...(misplaced
        ? [`A badge follows a punctuation mark: "${around(text, misplaced.index)}".`]
        : []),
    ];
  });
}

/** Markdown that nobody would write by hand. */
export function proseFaults(copy: Copy, badges: readonly string[]): string[] {
  const text = prose(copy);
  const found = marks.flatMap(([pattern, what]) => {
    const match = pattern.exec(text);
    return match ? [`It has ${what}: "${around(copy.text, match.index)}".`] : [];
  });
  return [...found, ...badgeFaults(text, badges)];
}
