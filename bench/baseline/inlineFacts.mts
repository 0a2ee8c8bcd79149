import type {Locale} from '../../config/locales.js';
import {glossary} from '../../data/glossary.js';
import {knownIssues} from '../../data/knownIssues/index.js';
import {screens} from '../../data/screens/index.js';

const attribute = (name: string, value: string | undefined) =>
  ` ${name}={${JSON.stringify(value ?? '')}}`;

/** Writes into the page what remarkFacts would give to `Term` and `KnownIssue`; a picture is an image. */
export function inlineFacts(markdown: string, locale: Locale): string {
  const explained = new Set<string>();
  return markdown
    .replace(/<Term id="([\w-]+)"/g, (tag, id: keyof typeof glossary) => {
      if (explained.has(id)) return tag;
      explained.add(id);
      return tag + attribute('definition', glossary[id]?.definition[locale]);
    })
    .replace(/<KnownIssue id="([\w-]+)"/g, (tag, id: keyof typeof knownIssues) => {
      const issue = knownIssues[id];
      return (
        tag + attribute('text', issue?.text[locale]) + attribute('remedy', issue?.remedy[locale])
      );
    })
    .replace(
      /<Screen name="([\w-]+)"[^>]*\/>/g,
      (_tag, name: keyof typeof screens) =>
        `![${screens[name]?.alt[locale]}](@site/data/screens/${locale}/${name}.webp)`,
    );
}
