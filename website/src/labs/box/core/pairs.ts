import {contrast, over, type Color} from './color';
import type {Mode} from './fields';
import type {BoxLook} from './look';

export type PairName =
  | 'text'
  | 'checkbox'
  | 'focusCheckbox'
  | 'loadingPart'
  | 'successText'
  | 'successCheckbox'
  | 'failureText'
  | 'errorText'
  | 'failureCheckbox'
  | 'overlayText'
  | 'overlayCircle';

export interface Pair {
  readonly name: PairName;
  readonly ratio: number;
  /** Minimum of WCAG 2.2 AA: 4.5 for text, 3 for large text and parts of controls. */
  readonly needed: 4.5 | 3;
  readonly passes: boolean;
}

/** The text of the large box is 24 px high, which counts as large. */
function textNeed({size}: BoxLook): 4.5 | 3 {
  return size === 'large' ? 3 : 4.5;
}

function pair(name: PairName, front: Color, back: Color, needed: 4.5 | 3): Pair {
  // Rounded down, so that 4.499 is not shown as a 4.5 that fails.
  const ratio = Math.floor(contrast(over(front, back), back) * 100) / 100;
  return {name, ratio, needed, passes: ratio >= needed};
}

function overlayPairs({overlay, page}: BoxLook): Pair[] {
  const back = over(overlay.background, page);
  return [
    // 1.5 rem: large text.
    pair('overlayText', overlay.text, back, 3),
    pair('overlayCircle', overlay.circle, back, 3),
  ];
}

/** Pairs of colors that a visitor has to tell apart. Translucent backgrounds are blended with the page. */
export function pairsOf(look: BoxLook, mode: Mode): Pair[] {
  const {page, normal, success, failure} = look;
  if (mode === 'invisible')
    return [...overlayPairs(look), pair('errorText', look.errorText, page, 4.5)];
  const text = textNeed(look);
  const [idle, good, bad] = [normal, success, failure].map(({background}) =>
    over(background, page),
  ) as [Color, Color, Color];
  return [
    pair('text', normal.text, idle, text),
    pair('checkbox', normal.checkbox, idle, 3),
    pair('focusCheckbox', look.focusCheckbox, idle, 3),
    pair('loadingPart', look.loadingPart, idle, 3),
    pair('successText', success.text, good, text),
    pair('successCheckbox', success.checkbox, good, 3),
    pair('failureText', failure.text, bad, text),
    pair('errorText', look.errorText, bad, text),
    pair('failureCheckbox', failure.checkbox, bad, 3),
    ...overlayPairs(look),
  ];
}
