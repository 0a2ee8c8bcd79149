import {boxesOf, isDesktop, isPainted, isPhone, nameOf, shown} from './dom';

const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
const spread = (numbers: number[]) =>
  numbers.length > 0 ? Math.max(...numbers) - Math.min(...numbers) : 0;

/** The footer, and the cards of a category, that do not keep the edges of the page. */
export function unevenEdges(): string[] {
  if (!isDesktop()) return [];
  const starts = [...shown('.navbar__brand'), ...shown('.footer__title').slice(0, 1)].map(leftOf);
  const ends = shown(
    'main article:has(> ul > li > div > h2), main article > ul:has(> li > div > h2)',
  ).map(rightOf);
  return [
    ...(starts.length > 1 && spread(starts) > 2
      ? [`navbar and footer begin at ${starts.join()}`]
      : []),
    ...(ends.length > 1 && spread(ends) > 0 ? [`cards and article end at ${ends.join()}`] : []),
  ];
}

/** Tables of one kind whose columns begin at different places. On cards the heads are hidden. */
export function unevenColumns(): string[] {
  const kinds = new Map<string, number[][]>();
  for (const table of shown<HTMLTableElement>('main table[data-aligned]')) {
    const heads = shown('th', table);
    if (getComputedStyle(table.tHead!).position === 'absolute') continue;
    const kind = `${heads.length} ${table.dataset.aligned}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), heads.map(leftOf)]);
  }
  return [...kinds.values()]
    .filter((tables) =>
      tables[0]!.some((_, column) => spread(tables.map((lefts) => lefts[column]!)) > 2),
    )
    .map((tables) => `columns begin at ${tables.join(' | ')}`);
}

/** Arrows that are written with characters, which fonts draw differently. */
export function writtenArrows(): string[] {
  return shown('.pagination-nav__label, .navbar-sidebar__back, .dropdown > .navbar__link')
    .filter((part) =>
      [
        part.textContent,
        ...['::before', '::after'].map((piece) => getComputedStyle(part, piece).content),
      ].some((text) => /[«»←→]/.test(text)),
    )
    .map((part) => `an arrow is written: ${nameOf(part)}`);
}

/** Code whose background is that of the note around it. */
export function flatCode(): string[] {
  return shown('.theme-admonition code')
    .filter((code) => {
      const around = code.closest('.theme-admonition')!;
      const own = getComputedStyle(code).backgroundColor;
      return !isPainted(own) || own === getComputedStyle(around).backgroundColor;
    })
    .map((code) => `no background of its own: ${nameOf(code)}`);
}

/** Steps without a line to the next one. */
export function unconnectedSteps(): string[] {
  return shown('.markdown > ol > li:not(:last-child)')
    .filter((step) => !(parseFloat(getComputedStyle(step, '::after').height) >= 9))
    .map((step) => `no line to the next step: ${nameOf(step)}`);
}

/** What can be opened without the drawn arrow, or where only a part of the box opens it. */
export function oddSummaries(): string[] {
  return shown('main summary').flatMap((summary) => {
    const {listStyleType, display} = getComputedStyle(summary);
    const {borderTopWidth, content} = getComputedStyle(summary, '::before');
    const isNative = display === 'list-item' && listStyleType !== 'none';
    const isDrawn = content === '""' && parseFloat(borderTopWidth) > 0;
    const [box, target] = [summary.parentElement!, summary].map((one) =>
      one.getBoundingClientRect(),
    );
    const fills = box!.right - target!.right < 3 && target!.left - box!.left < 3;
    const isEntry = summary.parentElement!.matches('.markdown > details');
    return [
      ...(isNative || !isDrawn ? [`another arrow: ${nameOf(summary)}`] : []),
      ...(isEntry && !fills ? [`a part of the box opens it: ${nameOf(summary)}`] : []),
    ];
  });
}

/** Pictures that fade out where they are not cut, or are cut without fading out. */
export function hardCuts(): string[] {
  return shown<SVGSVGElement>('figure svg[viewBox]:has(img)')
    .filter((picture) => {
      const {y, height} = picture.viewBox.baseVal;
      const whole = Number(picture.querySelector('img')!.getAttribute('height'));
      const isCut = y > 0 || y + height < whole;
      return (getComputedStyle(picture).maskImage !== 'none') !== isCut;
    })
    .map((picture) => `cut or faded by mistake: ${picture.querySelector('img')!.src}`);
}

/** Controls of a lab that look as the browser draws them. */
export function nativeControls(): string[] {
  return shown('[data-lab] :is(select, input[type=checkbox])')
    .filter((control) => getComputedStyle(control).appearance !== 'none')
    .map((control) => `looks native: ${control.outerHTML.slice(0, 80)}`);
}

/**
 * What is too small for fingers, which need 40 px. Links and terms in a text have the room of its lines, and the label
 * of a field is not what one touches, unless the field is a box to tick.
 */
export function smallTargets(): string[] {
  if (!isPhone()) return [];
  const controls =
    'main :is(button, summary, select, [role=tab], input:not([type=checkbox], [type=radio]))';
  const links =
    '.footer__link-item, main nav a:not(.breadcrumbs__link), main fieldset label, [data-page-menu] a';
  const isName = (target: HTMLElement) =>
    target instanceof HTMLLabelElement && !target.control?.matches('[type=checkbox], [type=radio]');
  return shown(`${controls}, ${links}`)
    .filter((target) => {
      const {clipPath, display} = getComputedStyle(target);
      if (clipPath !== 'none' || display === 'inline' || isName(target)) return false;
      return heightOf(target) < 40;
    })
    .map((target) => `${heightOf(target)} px high: ${nameOf(target)}`);
}

/** Titles of entries that begin at different places. */
export function raggedTitles(): string[] {
  const lefts = shown('main summary > h3').flatMap((title) =>
    boxesOf(title)
      .slice(0, 1)
      .map(({left}) => Math.round(left)),
  );
  return spread(lefts) > 1 ? [`titles of entries begin at ${[...new Set(lefts)].join()}`] : [];
}
