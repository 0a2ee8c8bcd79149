import {messagesOf} from 'docusaurus-theme-section-search/locales';
import {completeTranslations} from '../../../website/config/locales.ts';
import type {Report, Rule} from '../rule.mts';
import type {Site} from '../site.mts';

/** Docusaurus and the search have texts of their own, which code.json may override. */
const ofPackages = (id: string) => id.startsWith('theme.') || Object.hasOwn(messagesOf('de'), id);

const matches = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Ids of `<Translate id="…">` and `translate({id: '…'})` in the code. */
function idsIn({code}: Site, report?: Report): string[] {
  return code
    .filter(({source}) => source.includes("from '@docusaurus/Translate'"))
    .flatMap(({file, source}) =>
      [...source.matchAll(/<Translate\b|(?<!function |\.)\btranslate\(\s*\{/g)].flatMap(
        ({index}) => {
          const [, id] =
            /^[^]{0,60}?\bid(?:=|: )(?:"([\w.-]+)"|'([\w.-]+)')?/
              .exec(source.slice(index))
              ?.filter(Boolean) ?? [];
          if (id) return [id];
          report?.(
            {file, line: source.slice(0, index).split('\n').length},
            'The id of this message is missing or computed.',
            'write it out and first, so that its translation can be found.',
          );
          return [];
        },
      ),
    )
    .filter((id) => !ofPackages(id));
}

/** File of a language → the keys that it needs. */
export function wantedMessages(site: Site, report?: Report): Record<string, string[]> {
  const sourceOf = (name: string) =>
    site.code.find(({file}) => file === `website/config/${name}.ts`)?.source ?? '';
  const category = /type: 'category',\s+label: '([^']+)'/g;
  const footer = sourceOf('footer');
  return {
    'code.json': [...new Set(idsIn(site, report))],
    'docusaurus-plugin-content-docs/current.json': matches(site.sidebars.source, category).flatMap(
      (label) =>
        ['', '.link.generated-index.title', '.link.generated-index.description'].map(
          (end) => `sidebar.docs.category.${label}${end}`,
        ),
    ),
    'docusaurus-theme-classic/navbar.json': matches(sourceOf('navbar'), /\blabel: '([^']+)'/g).map(
      (label) => `item.label.${label}`,
    ),
    'docusaurus-theme-classic/footer.json': [
      ...matches(footer, /\btitle: '([^']+)'/g).map((title) => `link.title.${title}`),
      ...matches(footer, /\blabel: '([^']+)'/g).map((label) => `link.item.label.${label}`),
      ...(footer ? ['copyright'] : []),
    ],
  };
}

/** Every text of the site's own interface has a translation, and every translation belongs to a text. */
export const interfaceTexts: Rule = {
  name: 'interface of the site',
  run(site, report) {
    for (const [name, keys] of Object.entries(wantedMessages(site, report)))
      for (const locale of completeTranslations) {
        const file = `website/i18n/${locale}/${name}`;
        if (site.unreadable.some((problem) => problem.file === file)) continue;
        const {texts = {}, lines} = site.messages.find((each) => each.file === file) ?? {};
        for (const key of keys)
          if (!texts[key]?.trim())
            report(
              {file},
              `The text "${key}" is not translated.`,
              `add "${key}": {"message": "…"}.`,
            );
        for (const key of Object.keys(texts))
          if (!keys.includes(key) && !key.startsWith('theme.'))
            report(
              {file, line: lines?.get(key)},
              `Nothing shows the text "${key}" any more.`,
              'remove the entry.',
            );
      }
  },
};
