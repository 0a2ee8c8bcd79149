import {t, type Localized} from '@site/texts';
import type {PairName} from './core/pairs';

export const pairTexts: Readonly<Record<PairName, Localized>> = {
  text: t('Text on background'),
  checkbox: t('Checkbox on background'),
  focusCheckbox: t('Checkbox with focus on background'),
  loadingPart: t('Animated part on background, when loading'),
  successText: t('Text on background, success'),
  successCheckbox: t('Checkbox and check mark on background, success'),
  failureText: t('Text on background, failure'),
  errorText: t('Error text on background'),
  failureCheckbox: t('Checkbox and cross on background, failure'),
  overlayText: t('Text on the overlay'),
  overlayCircle: t('Loading circle on the overlay'),
};
