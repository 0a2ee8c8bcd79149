import {parse} from 'parse5';
import {defaultLocale, translations, type Locale} from '../../config/locales.ts';
import {attribute, findElements, textOf, type Element} from '../../search/plugin/dom.ts';

export interface BuiltLink {
  readonly url: string;
  readonly text: string;
  /** The `lang` or `hreflang` of a link into another language, as the language menu has it. */
  readonly lang: string | undefined;
}

/** A page of the built site. */
export interface BuiltPage {
  /** Path below the build folder. */
  readonly file: string;
  /** The language of its folder. */
  readonly locale: Locale;
  readonly lang: string | undefined;
  readonly ids: ReadonlySet<string>;
  /** Ids that more than one element has. */
  readonly repeated: ReadonlySet<string>;
  readonly links: readonly BuiltLink[];
  /** The page of a former address: it redirects and has no content of its own. */
  readonly redirects: boolean;
}

/** The target of `<meta http-equiv="refresh" content="0; url=/docs/…">`, as a link. */
function refreshOf(all: readonly Element[]): readonly BuiltLink[] {
  return all.flatMap((element) => {
    const isRefresh = element.tagName === 'meta' && attribute(element, 'http-equiv') === 'refresh';
    const url = /url=(.+)$/.exec((isRefresh && attribute(element, 'content')) || '')?.[1];
    return url ? [{url, text: '', lang: undefined}] : [];
  });
}

function linksOf(all: readonly Element[]): readonly BuiltLink[] {
  return all
    .filter(({tagName}) => tagName === 'a')
    .flatMap((element) => {
      const url = attribute(element, 'href');
      const lang = attribute(element, 'lang') ?? attribute(element, 'hreflang');
      return url === undefined ? [] : [{url, text: textOf(element).trim(), lang}];
    });
}

export function readBuiltPage(file: string, html: string): BuiltPage {
  const all = findElements(parse(html), () => true);
  const root = all.find(({tagName}) => tagName === 'html');
  const refresh = refreshOf(all);
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  const names = all.flatMap((element) => attribute(element, 'name') ?? []);
  return {
    file,
    locale: translations.find((locale) => file.startsWith(`${locale}/`)) ?? defaultLocale,
    lang: root && attribute(root, 'lang'),
    ids: new Set([...ids, ...names]),
    repeated: new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
    links: [...refresh, ...linksOf(all)],
    redirects: refresh.length > 0,
  };
}
