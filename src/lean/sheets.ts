import postcss, {type Root} from 'postcss';
import parse from 'postcss-selector-parser';

/** Classes as `.name` and elements as `name`: what a selector asks for, or a page has. */
type Names = readonly string[];

/** Without what stands in brackets, as in `:not(.name)`, which may be there or not. */
const readNames = parse<Names>((root) =>
  root.nodes
    .flatMap(({nodes}) => nodes)
    .filter(({type}) => type === 'class' || type === 'tag')
    .map((node) => (node.type === 'class' ? `.${node.value}` : String(node.value))),
);

const known = new Map<string, Names>();

/** Every page asks for the names of the same selectors. */
function namesIn(selector: string): Names {
  const names = known.get(selector) ?? readNames.transformSync(selector);
  known.set(selector, names);
  return names;
}

/** Every selector of a style sheet with the names that it asks for. */
export function readSelectorNames(css: string): Map<string, Names> {
  const found = new Map<string, Names>();
  postcss.parse(css).walkRules(({selectors}) => {
    for (const selector of selectors) {
      if (!found.has(selector)) found.set(selector, namesIn(selector));
    }
  });
  return found;
}

/** All that selectors may ask for on a page. */
export function namesOfPage(html: string): Set<string> {
  const names = new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name = '']) => name));
  for (const [, quoted, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s"'>]+))/g)) {
    (quoted ?? bare ?? '').split(/\s+/).forEach((name) => names.add(`.${name}`));
  }
  return names;
}

export interface Sheet {
  readonly file: string;
  readonly size: number;
  readonly names: ReadonlySet<string>;
}

/** The fewest sheets that have all classes of a page which the common one does not have. */
export function sheetsFor<Any extends Sheet>(
  page: ReadonlySet<string>,
  common: Sheet,
  others: readonly Any[],
): Any[] {
  const styled = new Set(others.flatMap(({names}) => [...names]));
  let missing = [...page].filter(
    (name) => name.startsWith('.') && styled.has(name) && !common.names.has(name),
  );
  const chosen: Any[] = [];
  const covers = ({names}: Sheet) => missing.filter((name) => names.has(name)).length;
  while (missing.length > 0) {
    const [best] = [...others].sort(
      (a, b) => covers(b) - covers(a) || a.size - b.size || (a.file < b.file ? -1 : 1),
    );
    if (!best) break;
    chosen.push(best);
    missing = missing.filter((name) => !best.names.has(name));
  }
  return chosen;
}

/** Selectors that could match on the page, were they not taken out of the sheets. */
export function lostOn(page: ReadonlySet<string>, lost: ReadonlyMap<string, Names>): string[] {
  return [...lost].flatMap(([selector, names]) =>
    names.length > 0 && names.every((name) => page.has(name)) ? [selector] : [],
  );
}

/** The rules of a sheet that can match on a page. */
export function extractFor(page: ReadonlySet<string>, sheet: Root): string {
  const root = sheet.clone();
  const isShown = (selector: string) =>
    namesIn(selector).every((name) => !name.startsWith('.') || page.has(name));
  root.walkRules((rule) => {
    const shown = rule.selectors.filter(isShown);
    if (shown.length > 0) rule.selectors = shown;
    else rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (text.split(rule.params).length < 3) rule.remove();
  });
  return root.toString();
}
