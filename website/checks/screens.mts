import {screens} from '../data/screens/index.ts';
import type {LocalizedScreen} from '../data/screens/types.ts';
import {uiAreas} from '../data/ui/index.ts';
import {areScreenAttributes, readExpression} from '../src/content/screens/attributes.ts';
import type {Element, Page} from './page.mts';
import {problem, type Problem} from './problem.mts';
import {entryOf, screenList} from './screenFiles.mts';
import {pairs, type Site} from './site.mts';
import {inAll, isSame} from './texts.mts';

type List = Readonly<Record<string, LocalizedScreen>>;

const ofProduct = uiAreas.flatMap(({labels, messages}) => [...labels, ...messages]);

const screensOf = ({elements}: Page) => elements.filter(({name}) => name === 'Screen');

function readUse({attributes, expressions}: Element) {
  const [marks, start] = [expressions.marks, expressions.start].map((source) =>
    source === undefined ? undefined : readExpression(source),
  );
  const isReadable =
    areScreenAttributes({marks, start}) &&
    (expressions.marks === undefined || marks !== undefined) &&
    (expressions.start === undefined || start !== undefined);
  return {name: attributes.name ?? '', marks: (isReadable ? marks : []) as string[], isReadable};
}

function problemsOf(page: Page, element: Element, list: List): Problem[] {
  const {name, marks = [], isReadable} = readUse(element);
  const found = (message: string, remedy: string) =>
    problem(page.file, element.line, message, remedy);
  const screen = list[name];
  if (!screen) return [found(`There is no screenshot "${name}".`, `use a name of ${screenList}.`)];
  if (!isReadable)
    return [found(`The marks of "${name}" cannot be read.`, "write marks={['save']} start={3}.")];
  return marks.flatMap((id) => {
    const mark = screen.marks[id];
    if (!mark)
      return [
        found(
          `The screenshot "${name}" has no mark "${id}".`,
          `use one of: ${Object.keys(screen.marks).join(', ')}.`,
        ),
      ];
    return mark.isPart || ofProduct.some((text) => isSame(text, mark.label))
      ? []
      : [
          found(
            `The mark "${id}" is called "${inAll(mark.label)}", which is not an interface text of the product.`,
            'name it exactly as the product does in website/data/screens/ and add the text to website/data/ui/.',
          ),
        ];
  });
}

/** Differences between the screenshots and marks of a page and its translation. */
function differences(original: Page, page: Page): Problem[] {
  const words = ({attributes: {name = ''}, expressions: {marks = '', start = ''}}: Element) =>
    [name, marks.replace(/\s+/g, ''), start].join(' ').trim();
  const [originals, own] = [screensOf(original), screensOf(page)];
  const index = own.findIndex((element, at) => {
    const other = originals[at];
    return !other || words(element) !== words(other);
  });
  const [here, there] = [own[index], originals[index]];
  return here
    ? [
        problem(
          page.file,
          here.line,
          `Shows "${words(here)}" where ${original.file} shows "${there ? words(there) : 'nothing'}".`,
          'show the same screenshots and marks on both pages.',
        ),
      ]
    : [];
}

/** Screenshots and marks on pages exist, and the labels of marks are interface texts of the product. */
export function checkScreens(site: Site, list: List = screens): Problem[] {
  return [
    ...site.pages.flatMap((page) =>
      screensOf(page).flatMap((element) => problemsOf(page, element, list)),
    ),
    ...pairs(site).flatMap(({original, page}) => differences(original, page)),
  ];
}

/** Every screenshot is used, on a page or by a component that imports it. */
export function checkScreenUse(site: Site, list: List = screens): Problem[] {
  const shown = new Set(
    site.pages.flatMap((page) => screensOf(page).map(({attributes: {name}}) => name)),
  );
  const isImported = (name: string) =>
    site.code.some(({source}) => source.includes(`/data/screens/en/${name}.webp`));
  return Object.keys(list)
    .filter((name) => !shown.has(name) && !isImported(name))
    .map((name) =>
      problem(
        ...entryOf(site, name),
        `No page shows the screenshot "${name}".`,
        'show it, or remove it and its files.',
      ),
    );
}
