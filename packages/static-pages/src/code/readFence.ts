interface Fence {
  readonly code: string;
  readonly title: string | undefined;
  /** Numbers of the lines to highlight, from 1. */
  readonly marked: ReadonlySet<number>;
}

/** `2,4-6` as numbers. */
function numbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
  });
}

/** Docusaurus' comments that highlight lines: `// highlight-next-line`, `# highlight-start`, … */
const comment =
  /^\s*(?:\/\/|#|--|%|;|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->|\*\/\})?\s*$/;

/** Reads the first line of a fence and its magic comments, as Docusaurus writes them. */
export function readFence(code: string, meta: string): Fence {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  const marked = new Set(ranges ? numbers(ranges) : []);
  const lines: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word) {
      isNext = word === 'next-line';
      if (!isNext) isInside = word === 'start';
      continue;
    }
    lines.push(line);
    if (isInside || isNext) marked.add(lines.length);
    isNext = false;
  }
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return {code: lines.join('\n'), title: title?.[1] ?? title?.[2], marked};
}
