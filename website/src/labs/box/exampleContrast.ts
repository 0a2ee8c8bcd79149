import type {PairName} from './core/pairs';

/** Pair, ratio, needed ratio for the defaults of the simple mode. A test compares them with the lab. */
export const exampleContrast: readonly (readonly [PairName, number, number])[] = [
  ['text', 21, 4.5],
  ['checkbox', 5.3, 3],
  ['focusCheckbox', 5.3, 3],
  ['loadingPart', 5.3, 3],
  ['successText', 7.24, 4.5],
  ['successCheckbox', 7.24, 3],
  ['failureText', 7.19, 4.5],
  ['errorText', 7.19, 4.5],
  ['failureCheckbox', 7.19, 3],
  ['overlayText', 21, 3],
  ['overlayCircle', 5.3, 3],
];
