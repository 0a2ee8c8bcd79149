import type {Locale} from '../../../config/locales';
import {indexChapters, integrationRules} from '../../../data/assistantIndex';
import {fill, inEachLanguage} from '../../../texts';

/** Upper limit in bytes, so that the index leaves room for other instructions of an assistant. */
export const maxBytes = 8_192;

export interface IndexedPage {
  readonly title: string;
  readonly description: string;
}

export interface IndexSite {
  readonly locale: Locale;
  /** URL of the start page of the language, without a slash at the end. */
  readonly address: string;
  readonly product: string;
  readonly version: string;
  /** Path below /docs → page. */
  readonly pages: ReadonlyMap<string, IndexedPage>;
}

const texts = inEachLanguage((t) => ({product, version, address}: IndexSite) => ({
  title: fill(t('{product} {version}'), {product, version}),
  intro: fill(
    t(
      '{product} protects web forms from spam on a server of your own. These rules hold for every integration. Read the page of a subject before you write code for it.',
    ),
    {product},
  ),
  rules: t('Rules'),
  read: [
    fill(
      t(
        'All pages: {address}/llms.txt. The addresses below are Markdown; without `.md` they are for people.',
      ),
      {address},
    ),
    fill(
      t(
        'Offline, with search: the MCP server `npx --yes mosparo-docs-mcp@{version}` (tools search, read_page, explain_error, known_issues).',
      ),
      {version},
    ),
  ],
}));

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function entry(id: string, {pages, address}: IndexSite): string {
  const page = pages.get(id);
  if (!page) {
    throw new Error(
      `data/assistantIndex.ts names the page "${id}", which does not exist. Remedy: name another page, or remove it.`,
    );
  }
  return `[${page.title}](${address}/docs/${id}.md): ${page.description}`;
}

/** The index for the AGENTS.md of a project that integrates the product. */
export function agentsText(site: IndexSite): string {
  const {title, intro, rules, read} = texts[site.locale](site);
  const chapters = indexChapters.map(
    (chapter) =>
      `## ${chapter.title[site.locale]}\n\n${bullets(chapter.pages.map((id) => entry(id, site)))}`,
  );
  const own = integrationRules.map((rule) => rule[site.locale]);
  const parts = [`# ${title}`, intro, bullets(read), `## ${rules}`, bullets(own), ...chapters];
  const text = `${parts.join('\n\n')}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    throw new Error(
      `agents.md has ${bytes} bytes in "${site.locale}", at most ${maxBytes} are allowed. Remedy: remove a page from data/assistantIndex.ts.`,
    );
  }
  return text;
}
