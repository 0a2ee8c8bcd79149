import {fill, inEachLanguage} from '../../../../texts';

/** Texts of the interactive part, in both languages. */
export const texts = inEachLanguage((t) => ({
  name: t('Box designer'),
  mode: t('Design mode'),
  modes: {
    simple: t('Visible spam protection: Simple'),
    advanced: t('Visible spam protection: Advanced'),
    invisible: t('Invisible spam protection: Simple'),
  },
  sizes: {small: t('Small'), medium: t('Medium'), large: t('Large')},
  settings: t('Settings'),
  pick: (label: string) => fill(t('Pick: {label}'), {label}),
  unit: (label: string) => fill(t('Unit: {label}'), {label}),
  notTaken: t('mosparo doesn’t accept this value. The preview shows the default.'),
  colorHelp: t('Hexadecimal, rgb or rgba. Where allowed, an empty field means transparent.'),
  noLogo: t('The radius is too large to show the logo.'),
  preview: t('Preview'),
  previewHelp: t(
    'A drawing, not the real box. Font and width come from your website, and the logo is simplified.',
  ),
  states: {
    normal: t('Normal'),
    focus: t('On focus and hover'),
    loading: t('When loading'),
    success: t('Success'),
    failure: t('Failure'),
    overlay: t('Overlay of the invisible mode'),
    invisibleError: t('Error without a box'),
  },
  fullPage: t('The overlay covers the whole page.'),
  formOnly: t('The overlay covers only the form.'),
  label: t('I accept that the form entries are checked for spam and stored encrypted for 14 days.'),
  error: t('Your data was caught by our spam protection.'),
  wait: t('The spam protection is verifying your data. Please wait.'),
  contrast: t('Contrast'),
  columns: [t('Pair'), t('WCAG 2.2 AA')],
  passes: t('enough, minimum'),
  fails: t('too low, minimum'),
  allPass: (count: number) => fill(t('All {count} color pairs have enough contrast.'), {count}),
  someFail: (failing: number, count: number) =>
    fill(t('Too little contrast: {failing} of {count} color pairs.'), {failing, count}),
  values: t('Values for mosparo'),
  valuesHelp: t(
    'In the order of the Design page in mosparo. Choose the mode first, then enter the values and save.',
  ),
  valueColumns: [t('Field'), t('Value'), t('Copy')],
  copy: t('Copy'),
  copyName: (label: string) => fill(t('Copy value: {label}'), {label}),
  on: t('on'),
  off: t('off'),
}));

export type Texts = (typeof texts)[keyof typeof texts];
