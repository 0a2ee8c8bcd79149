import {contrast, over, type Color} from './color';
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

/** Pairs of colors that a visitor has to tell apart. */
export function pairsOf(look: BoxLook): Pair[] {
  const {background, accent, normal, success, failure} = look;
  // The text of the large box is 24 px high, which counts as large.
  const text = look.size === 'large' ? 3 : 4.5;
  const overlay = over(look.overlay, background);
  const pair = (name: PairName, front: Color, needed: 4.5 | 3, back = background): Pair => {
    // Rounded down, so that 4.499 is not shown as a 4.5 that fails.
    const ratio = Math.floor(contrast(front, back) * 100) / 100;
    return {name, ratio, needed, passes: ratio >= needed};
  };
  return [
    pair('text', normal.text, text),
    pair('checkbox', normal.checkbox, 3),
    pair('focusCheckbox', accent, 3),
    pair('loadingPart', accent, 3),
    pair('successText', success.text, text),
    pair('successCheckbox', success.checkbox, 3),
    pair('failureText', failure.text, text),
    pair('errorText', failure.text, text),
    pair('failureCheckbox', failure.checkbox, 3),
    // 1.5 rem: large text.
    pair('overlayText', normal.text, 3, overlay),
    pair('overlayCircle', accent, 3, overlay),
  ];
}
