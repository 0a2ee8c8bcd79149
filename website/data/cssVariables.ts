import {t, type Localized} from '../texts';

/** Parts of the box that CSS variables shape. */
export const cssParts = {
  box: t('Box'),
  circle: t('Checkbox', 'CSS variables'),
  success: t('Passed'),
  failure: t('Failed', 'box'),
  icon: t('Tick and cross'),
  logo: t('Logo'),
  overlay: t('Overlay'),
} as const satisfies Record<string, Localized>;

interface CssVariable {
  /** Without the prefix `--mosparo-`. */
  readonly name: string;
  readonly standard: string;
  readonly part: keyof typeof cssParts;
}

/** Every CSS variable of `mosparo-frontend.css` with the value that counts without it. */
export const cssVariables: readonly CssVariable[] = [
  {name: 'background-color', standard: 'rgb(255, 255, 255)', part: 'box'},
  {name: 'border-color', standard: 'rgb(0, 0, 0)', part: 'box'},
  {name: 'border-radius', standard: '11px', part: 'box'},
  {name: 'border-width', standard: '3px', part: 'box'},
  {name: 'container-max-width', standard: '500px', part: 'box'},
  {name: 'container-min-width', standard: '300px', part: 'box'},
  {name: 'container-position', standard: 'relative', part: 'box'},
  {name: 'content-display', standard: 'block', part: 'box'},
  {name: 'font-size', standard: '16px', part: 'box'},
  {name: 'line-height', standard: '22px', part: 'box'},
  {name: 'padding-bottom', standard: '20px', part: 'box'},
  {name: 'padding-left', standard: '24px', part: 'box'},
  {name: 'padding-right', standard: '20px', part: 'box'},
  {name: 'padding-top', standard: '20px', part: 'box'},
  {name: 'shadow-blur-radius', standard: '12px', part: 'box'},
  {name: 'shadow-color', standard: 'rgba(170, 170, 170, 0.3)', part: 'box'},
  {name: 'shadow-inset-color', standard: 'transparent', part: 'box'},
  {name: 'shadow-spread-radius', standard: '3px', part: 'box'},
  {name: 'text-color', standard: 'rgb(0, 0, 0)', part: 'box'},
  {name: 'circle-border-color', standard: 'rgb(0, 0, 0)', part: 'circle'},
  {name: 'circle-border-width', standard: '3px', part: 'circle'},
  {name: 'circle-margin-right', standard: '20px', part: 'circle'},
  {name: 'circle-radius', standard: '20px', part: 'circle'},
  {name: 'circle-size', standard: '40px', part: 'circle'},
  {name: 'focus-circle-border-color', standard: 'rgb(170, 170, 170)', part: 'circle'},
  {name: 'focus-circle-shadow-color', standard: 'rgba(170, 170, 170, 0.3)', part: 'circle'},
  {name: 'loading-circle-animated-border-color', standard: 'rgb(0, 0, 255)', part: 'circle'},
  {name: 'loading-circle-border-color', standard: 'transparent', part: 'circle'},
  {name: 'loading-circle-radius', standard: '20px', part: 'circle'},
  {name: 'ping-animation-name', standard: 'mosparo__ping-animation', part: 'circle'},
  {name: 'success-background-color', standard: 'rgb(255, 255, 255)', part: 'success'},
  {name: 'success-border-color', standard: 'rgb(0, 0, 0)', part: 'success'},
  {name: 'success-circle-border-color', standard: 'rgb(0, 170, 0)', part: 'success'},
  {name: 'success-shadow-color', standard: 'rgba(170, 170, 170, 0.3)', part: 'success'},
  {name: 'success-shadow-inset-color', standard: 'transparent', part: 'success'},
  {name: 'success-text-color', standard: 'rgb(0, 0, 0)', part: 'success'},
  {name: 'failure-background-color', standard: 'rgb(255, 255, 255)', part: 'failure'},
  {name: 'failure-border-color', standard: 'rgb(0, 0, 0)', part: 'failure'},
  {name: 'failure-circle-border-color', standard: 'rgb(255, 0, 0)', part: 'failure'},
  {name: 'failure-shadow-color', standard: 'rgba(170, 170, 170, 0.3)', part: 'failure'},
  {name: 'failure-shadow-inset-color', standard: 'transparent', part: 'failure'},
  {name: 'failure-text-color', standard: 'rgb(0, 0, 0)', part: 'failure'},
  {name: 'failure-text-error-color', standard: 'rgb(255, 0, 0)', part: 'failure'},
  {name: 'checkmark-icon-height', standard: '10px', part: 'icon'},
  {name: 'icon-border-offset', standard: '-1px', part: 'icon'},
  {name: 'icon-border-width', standard: '2px', part: 'icon'},
  {name: 'icon-size', standard: '20px', part: 'icon'},
  {name: 'logo-bottom', standard: '5px', part: 'logo'},
  {name: 'logo-height', standard: '15px', part: 'logo'},
  {name: 'logo-left', standard: '10px', part: 'logo'},
  {name: 'logo-width', standard: '70px', part: 'logo'},
  {name: 'show-logo', standard: 'block', part: 'logo'},
  {name: 'loader-background-color', standard: 'rgba(255, 255, 255, 0.8)', part: 'overlay'},
  {name: 'loader-circle-color', standard: 'rgb(0, 0, 255)', part: 'overlay'},
  {name: 'loader-position', standard: 'fixed', part: 'overlay'},
  {name: 'loader-text-color', standard: 'rgb(0, 0, 0)', part: 'overlay'},
];
