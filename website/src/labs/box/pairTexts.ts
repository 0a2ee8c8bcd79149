import type {Localized} from '@site/data/localized';
import type {PairName} from './core/pairs';

export const pairTexts: Readonly<Record<PairName, Localized>> = {
  text: {en: 'Text on background', de: 'Text auf Hintergrund'},
  checkbox: {en: 'Checkbox on background', de: 'Kontrollkästchen auf Hintergrund'},
  focusCheckbox: {
    en: 'Checkbox with focus on background',
    de: 'Kontrollkästchen mit Fokus auf Hintergrund',
  },
  loadingPart: {
    en: 'Animated part on background, when loading',
    de: 'Animierter Teil auf Hintergrund, beim Laden',
  },
  successText: {en: 'Text on background, success', de: 'Text auf Hintergrund, Erfolg'},
  successCheckbox: {
    en: 'Checkbox and check mark on background, success',
    de: 'Kontrollkästchen und Häkchen auf Hintergrund, Erfolg',
  },
  failureText: {en: 'Text on background, failure', de: 'Text auf Hintergrund, fehlgeschlagen'},
  errorText: {en: 'Error text on background', de: 'Fehlertext auf Hintergrund'},
  failureCheckbox: {
    en: 'Checkbox and cross on background, failure',
    de: 'Kontrollkästchen und Kreuz auf Hintergrund, fehlgeschlagen',
  },
  overlayText: {en: 'Text on the overlay', de: 'Text auf dem Overlay'},
  overlayCircle: {en: 'Loading circle on the overlay', de: 'Ladekreis auf dem Overlay'},
};
