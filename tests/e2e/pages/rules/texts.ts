import {boxesOf, linesOf, overlap, shown, textsIn} from './dom';

/** Words that are broken in a title, in a diagram, or in a table cell although the table has room for them. */
export function brokenWords(): string[] {
  return shown('main :is(td, th, h1, h2), [data-diagram] [role=img]:not(svg)').flatMap((cell) => {
    const table = cell.closest('table');
    const room = table ? table.parentElement!.clientWidth - 60 : Infinity;
    return textsIn(cell)
      .filter((text) => boxesOf(text).length > 1)
      .flatMap((text) =>
        [...text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{4,30}(?![\p{L}\p{N}])/gu)]
          .filter(({0: word, index}) => {
            const boxes = boxesOf(text, index, index + word.length);
            return linesOf(boxes) > 1 && boxes.reduce((sum, {width}) => sum + width, 0) < room;
          })
          .map(([word]) => `broken in ${cell.localName}: ${word}`),
      );
  });
}

/** Options of commands that are broken, and code in a table that is short, or alone in a line with room for it. */
export function brokenCode(): string[] {
  const options = shown('main pre[data-wrap]').flatMap((block) =>
    textsIn(block).flatMap((text) =>
      [...text.data.matchAll(/(?<!\S)-{1,2}[a-z][\w-]{0,25}(?!\S)/g)]
        .filter(({0: option, index}) => linesOf(boxesOf(text, index, index + option.length)) > 1)
        .map(([option]) => `broken in a command: ${option}`),
    ),
  );
  const names = shown('main td code').filter((code) => {
    const boxes = boxesOf(code);
    if (linesOf(boxes) < 2) return false;
    const cell = code.closest('td')!;
    const end =
      cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight);
    // On a card the name of the column stands before it.
    const room = end - boxes[0]!.left;
    const isAlone = cell.textContent.trim() === code.textContent;
    const width = boxes.reduce((sum, box) => sum + box.width, 0);
    return (
      code.textContent.length <= 20 ||
      (isAlone && /^\S+$/.test(code.textContent) && width + 16 < room)
    );
  });
  return [...options, ...names.map((name) => `broken in a table: ${name.textContent}`)];
}

/** Punctuation that begins a line, because the code before it ended the last one. */
export function orphanedMarks(): string[] {
  return shown('main :not(pre) > code').flatMap((code) => {
    const next = code.nextSibling;
    if (!(next instanceof Text) || !/^[.,;:!?)]/.test(next.data)) return [];
    const [mark] = boxesOf(next, 0, 1);
    const end = boxesOf(code).at(-1);
    return end && mark && mark.top > end.bottom - 4
      ? [`a line begins with the mark after ${code.textContent}`]
      : [];
  });
}

/** The continuation of a long command that is not indented. */
export function flushContinuations(): string[] {
  return shown('pre[data-wrap] .tn').flatMap((line) => {
    const boxes = boxesOf(line);
    const top = Math.min(...boxes.map((box) => box.top));
    const first = Math.min(...boxes.map(({left}) => left));
    const below = boxes.filter((box) => box.top > top + 8).map(({left}) => left);
    return below.length > 0 && Math.min(...below) - first <= 10
      ? [`not indented where it continues: ${line.textContent.slice(0, 60)}`]
      : [];
  });
}

/** Text that is covered by a control. The hidden copy of its text behind a field that highlights words does not count. */
export function coveredText(): string[] {
  /** The right edge where `text-overflow: ellipsis` cuts the text. */
  const endOf = (element: Element): number => {
    const {textOverflow, paddingRight} = getComputedStyle(element);
    if (textOverflow === 'ellipsis')
      return element.getBoundingClientRect().right - parseFloat(paddingRight);
    return element.parentElement ? endOf(element.parentElement) : Infinity;
  };
  const isCopy = (element: Element, control: Element) =>
    control.localName === 'textarea' &&
    element.closest('[aria-hidden=true]')?.nextElementSibling === control;
  return shown('main :is(button, input, select, textarea)').flatMap((control) => {
    const place = control.getBoundingClientRect();
    const around = control.closest('[data-code], li, td, p, .markdown > *');
    if (!around || place.width === 0 || control.closest('[popover]')) return [];
    return textsIn(around)
      .filter((text) => !control.contains(text) && !isCopy(text.parentElement!, control))
      .filter(({parentElement: element}) => {
        // Text for screen readers only.
        const isHidden = element!.closest('.visually-hidden');
        if (isHidden || getComputedStyle(element!).clipPath !== 'none') return false;
        return element!.checkVisibility({visibilityProperty: true});
      })
      .filter((text) => {
        const hits = boxesOf(text).filter((box) => overlap(place, box));
        const end = hits.length > 0 ? endOf(text.parentElement!) : 0;
        return hits.some(({x, y, right, height}) =>
          overlap(place, new DOMRect(x, y, Math.min(right, end) - x, height)),
        );
      })
      .map((text) => `${control.outerHTML.slice(0, 60)} over ${text.data}`);
  });
}
