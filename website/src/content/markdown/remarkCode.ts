import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseFence, type Fence} from './fence';
import {highlight} from './highlight.cjs';
import {importNode, stringAttribute, variableAttribute} from './mdxNodes';

const siteDir = path.resolve(__dirname, '../../..');

interface CodeNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  position?: {start: {line: number}};
  children?: CodeNode[];
}

function sampleRequest(fence: Fence, where: string): string {
  const file = path.join(siteDir, 'samples', fence.file ?? '');
  if (!existsSync(file)) {
    throw new Error(
      `${where}: samples/${fence.file} does not exist. Remedy: correct "file=" or add the sample.`,
    );
  }
  const query = new URLSearchParams({language: fence.language});
  if (fence.region) query.set('region', fence.region);
  if (fence.marked.length > 0) query.set('marked', fence.marked.join(','));
  return `@site/samples/${fence.file}?${query.toString()}`;
}

/** Puts a block below its summary, collapsed until a reader opens it. */
function collapsed(summary: string, block: CodeNode): CodeNode {
  const head = {
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    children: [{type: 'text', value: summary}],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Details',
    attributes: [],
    children: [head, block],
  } as CodeNode;
}

/** Turns every code fence into a `CodeBlock` with highlighted HTML, inside `Details` if it starts collapsed. */
export default function remarkCode() {
  return async (tree: CodeNode, file: {path?: string}) => {
    const imports: CodeNode[] = [];

    async function codeBlock(node: CodeNode): Promise<CodeNode> {
      const where = `${path.relative(siteDir, file.path ?? '')}:${node.position?.start.line ?? 1}`;
      const fence = parseFence(node.lang, node.meta ?? '', where);
      const attributes: object[] = [stringAttribute('language', fence.language)];
      if (fence.title) attributes.push(stringAttribute('title', fence.title));
      if (fence.file) {
        const variable = `sample${imports.length}`;
        imports.push(importNode(variable, sampleRequest(fence, where)) as CodeNode);
        attributes.push(variableAttribute('html', variable));
      } else {
        const html = await highlight(node.value ?? '', fence.language, new Set(fence.marked));
        attributes.push(stringAttribute('html', html));
      }
      const block = {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: []};
      return fence.collapsed ? collapsed(fence.collapsed, block) : block;
    }

    async function visit(parent: CodeNode): Promise<void> {
      const children = parent.children ?? [];
      for (const [index, child] of children.entries()) {
        if (child.type === 'code') {
          children[index] = await codeBlock(child);
        } else {
          await visit(child);
        }
      }
    }

    await visit(tree);
    tree.children?.unshift(...imports);
  };
}
