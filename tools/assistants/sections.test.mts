import {describe, expect, it} from 'vitest';
import {sectionsOf} from './sections.mts';

const html = (article: string) => `<main><div class="theme-doc-markdown">${article}</div></main>`;

describe('sectionsOf', () => {
  it('gives each section its anchors and its text', () => {
    const page = html(
      '<h1 id="top">Rules</h1><p>a</p><h2 id="create">Create</h2><table><tr id="row"></tr></table><h3 id="add">Add</h3>',
    );
    const copy = '---\ntitle: "Rules"\n---\n\n# Rules\n\na\n\n## `Create` \\*\n\nb\n\n### Add\n';
    expect(sectionsOf(page, copy)).toEqual([
      {id: '', title: 'Rules', level: 1, anchors: [], markdown: '# Rules\n\na\n'},
      {
        id: 'create',
        title: 'Create *',
        level: 2,
        anchors: ['row'],
        markdown: '## `Create` \\*\n\nb\n',
      },
      {id: 'add', title: 'Add', level: 3, anchors: [], markdown: '### Add\n'},
    ]);
  });

  it('does not mistake a comment in a code block for a heading', () => {
    const copy =
      '# A\n\n```bash\n# no heading\n```\n\n> ````md\n> ```\n# no heading\n> ````\n\n## B\n';
    const sections = sectionsOf(html('<h1>A</h1><h2 id="b">B</h2>'), copy);
    expect(sections.map(({id}) => id)).toEqual(['', 'b']);
  });

  it('returns one section for a page without an article', () => {
    const copy = '# Start\n\n## Cards\n';
    expect(sectionsOf('<main></main>', copy)).toEqual([
      {id: '', title: 'Start', level: 1, anchors: [], markdown: copy},
    ]);
  });

  it('throws when a heading is missing from the copy', () => {
    expect(() => sectionsOf(html('<h1>A</h1><h2>B</h2>'), '# A\n')).toThrow(
      /"A" have different headings/,
    );
  });
});
