import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {indexChapters} from '../../../data/assistantIndex';
import {agentsText, maxBytes, type IndexSite} from './agentsText';

const ids = indexChapters.flatMap(({pages}) => pages);
const site = (description: string, missing = ''): IndexSite => ({
  locale: 'en',
  address: 'https://docs.example.com',
  product: 'mosparo',
  version: '1.5.4',
  pages: new Map(
    ids.filter((id) => id !== missing).map((id) => [id, {title: `Page ${id}`, description}]),
  ),
});

describe('agentsText', () => {
  it.each(locales)('names each page once, with its Markdown copy (%s)', (locale) => {
    const text = agentsText({...site('About it.'), locale});
    for (const id of ids)
      expect(text.split(`(https://docs.example.com/docs/${id}.md): About it.\n`)).toHaveLength(2);
  });

  it('throws when a page is missing', () => {
    expect(() => agentsText(site('', 'testing'))).toThrow(/names the page "testing"/);
  });

  it('throws when the index is too long', () => {
    expect(() => agentsText(site('x'.repeat(maxBytes / ids.length)))).toThrow(
      /Remedy: remove a page/,
    );
  });
});
