import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const shells = new Set(['bash', 'sh', 'shell', 'console']);
/** Inline code that is a command to type. */
const typed =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|tsx|git|sh|bash|sudo|docker|kubectl|kustomize|aws|curl|make) /;

/** The commands of a fence, without comments. A backslash at the end joins a line with the next one. */
function linesOf(fence: string): string[] {
  return fence
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
    .filter(Boolean);
}

function commandsIn(node: Nodes): string[] {
  if (node.type === 'code') return shells.has(node.lang ?? '') ? linesOf(node.value) : [];
  if (node.type === 'inlineCode') return typed.test(node.value) ? [node.value] : [];
  return 'children' in node ? node.children.flatMap(commandsIn) : [];
}

/** The commands in the shell fences and in the inline code of a document. */
export const readCommands = (markdown: string): string[] =>
  commandsIn(unified().use(remarkParse).use(remarkGfm).parse(markdown));

/** Command → the documents of the repository that name it. */
export function documentedCommands(): Map<string, string[]> {
  const patterns = [
    'README.md',
    '*/README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    'DELIVERY.md',
  ];
  const files = execFileSync('git', ['ls-files', '--', ...patterns], {encoding: 'utf8'});
  const found = new Map<string, string[]>();
  for (const file of files.trim().split('\n')) {
    for (const command of new Set(readCommands(readFileSync(file, 'utf8')))) {
      found.set(command, [...(found.get(command) ?? []), file]);
    }
  }
  return found;
}
