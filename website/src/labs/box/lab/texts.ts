import {designSettings} from '@site/data/designSettings';
import {fill, inEachLanguage, type Localized} from '@site/texts';
import type {Design} from '../core/design';

function labelOf(name: keyof Design): Localized {
  const settings = Object.values(designSettings).flatMap((group) => group.settings);
  const setting = settings.find(({key}) => key === name);
  if (!setting) throw new Error(`data/designSettings.ts has no setting ${name}.`);
  return setting.label;
}

/** As the product names them. */
export const settingLabels: Readonly<Record<keyof Design, Localized>> = {
  colorWebsiteBackground: labelOf('colorWebsiteBackground'),
  colorWebsiteForeground: labelOf('colorWebsiteForeground'),
  colorWebsiteAccent: labelOf('colorWebsiteAccent'),
  simpleBoxSize: labelOf('simpleBoxSize'),
};

/** Texts of the interactive part, in both languages. */
export const texts = inEachLanguage((t) => ({
  name: t('Box designer'),
  group: t('Colors and Dimension'),
  sizes: {small: t('Small'), medium: t('Medium'), large: t('Large')},
  pick: (label: string) => fill(t('Pick: {label}'), {label}),
  notTaken: t('mosparo doesn’t accept this value. The preview shows the default.'),
  colorHelp: t('Hexadecimal or rgb, without transparency.'),
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
  },
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
    'In the order of the Design page in mosparo. Choose the simple mode there, then enter the values and save.',
  ),
  valueColumns: [t('Field'), t('Value'), t('Copy')],
  copy: t('Copy'),
  copyName: (label: string) => fill(t('Copy value: {label}'), {label}),
}));

export type Texts = (typeof texts)[keyof typeof texts];
