import {expect, test} from 'vitest';
import {sectionsOfMarkdown} from './markdown';

const source = `---
title: Rules
---
import X from 'y';

Write **rules** with [links](./a.mdx) and <Label>Save</Label>.

## Rating {/* #rating */}

| Name | Value |
| --- | --- |
| A | 1 |

\`\`\`bash
echo "## no heading"
\`\`\`

### Old style {#old}

- A list item
`;

test('sections of a Markdown source', () => {
  const page = {
    permalink: '/docs/rules',
    tag: 't',
    type: 'docs',
    title: 'Rules',
    source: '',
    original: null,
    keywords: ['Spam'],
  } as const;
  const sections = sectionsOfMarkdown(source, page);
  expect(
    sections.map(({document, prose}) => [document.sectionRoute, document.title, prose]),
  ).toEqual([
    ['/docs/rules', 'Rules', 'Write rules with links and Save .'],
    ['/docs/rules#rating', 'Rating', 'Name Value A 1'],
    ['/docs/rules#old', 'Old style', 'A list item'],
  ]);
  expect(sections[1]?.code).toBe('echo "## no heading"');
});
