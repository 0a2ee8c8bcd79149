import type {Locale} from '../../config/locales.js';
import {glossary} from '../../data/glossary.js';
import {screens} from '../../data/screens/index.js';

/** Writes into the page what remarkTerms would give to `Term`; a picture is an image. */
export function inlineFacts(markdown: string, locale: Locale): string {
  const explained = new Set<string>();
  return markdown
    .replace(/<Term id="([\w-]+)"/g, (tag, id: keyof typeof glossary) => {
      if (explained.has(id)) return tag;
      explained.add(id);
      const definition = glossary[id]?.definition[locale] ?? '';
      return `${tag} definition={${JSON.stringify(definition)}}`;
    })
    .replace(
      /<Screen name="([\w-]+)"[^>]*\/>/g,
      (_tag, name: keyof typeof screens) =>
        `![${screens[name]?.alt[locale]}](@site/data/screens/${locale}/${name}.webp)`,
    );
}
