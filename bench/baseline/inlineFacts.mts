import {screensFolder, type Locale} from '../../website/config/locales.js';
import {glossary} from '../../website/data/glossary.js';
import {screens} from '../../website/data/screens/index.js';

/** Replaces our remark plugins: adds the definition to each `Term`, and turns each `Screen` into a Markdown image. */
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
        `![${screens[name]?.alt[locale]}](@site/${screensFolder(locale)}/${name}.webp)`,
    );
}
