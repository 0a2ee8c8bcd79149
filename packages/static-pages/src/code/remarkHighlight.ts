import {highlight} from './highlight.cjs';
import {readFence} from './readFence';

interface Node {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  children?: Node[];
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

async function codeBlock({value = '', lang, meta}: Node): Promise<Node> {
  const {code, title, marked} = readFence(value, meta ?? '');
  const html = await highlight(code, lang ?? 'text', {marked});
  const attributes = [attribute('language', lang ?? 'text'), attribute('html', html)];
  if (title) attributes.push(attribute('title', title));
  return {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: []} as Node;
}

/** Highlights code fences at build time, so that the browser needs no highlighter. */
export default function remarkHighlight() {
  return async function visit(parent: Node): Promise<void> {
    const children = parent.children ?? [];
    for (const [index, child] of children.entries()) {
      if (child.type === 'code') children[index] = await codeBlock(child);
      else await visit(child);
    }
  };
}
