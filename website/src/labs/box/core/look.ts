import {parseColor, type Color} from './color';
import {dimensions, sizeOf, valueOf, type Design, type Dimensions} from './design';
import type {Size} from './fields';
import {readableTone} from './readable';

/** One state of the box. */
export interface StateLook {
  readonly background: Color;
  readonly border: Color;
  readonly checkbox: Color;
  readonly text: Color;
  readonly shadow: Color;
  readonly shadowInset: Color;
}

/** The overlay of the invisible mode, and of the steps of a multi-step form. */
export interface OverlayLook {
  readonly background: Color;
  readonly text: Color;
  readonly circle: Color;
  readonly logo: boolean;
  readonly fullPage: boolean;
}

export interface BoxLook {
  readonly size: Size;
  readonly page: Color;
  readonly normal: StateLook;
  readonly success: StateLook;
  readonly failure: StateLook;
  readonly errorText: Color;
  readonly focusCheckbox: Color;
  readonly focusShadow: Color;
  readonly loadingCheckbox: Color;
  readonly loadingPart: Color;
  readonly ping: boolean;
  readonly logo: boolean;
  readonly overlay: OverlayLook;
  readonly base: Dimensions;
  readonly boxRadius: number;
  readonly boxBorderWidth: number;
  readonly checkboxRadius: number;
  readonly checkboxBorderWidth: number;
  readonly fontSize: string;
  readonly lineHeight: string;
}

const none: Color = {red: 0, green: 0, blue: 0, alpha: 0};
const white: Color = {red: 255, green: 255, blue: 255, alpha: 1};

function colorOf(design: Design, key: string): Color {
  return parseColor(valueOf(design, key)) ?? none;
}

function isOn(design: Design, key: string): boolean {
  return valueOf(design, key) === '1';
}

function simpleState(background: Color, accent: Color, text: Color): StateLook {
  return {background, border: accent, checkbox: accent, text, shadow: none, shadowInset: none};
}

/** Radius and border of the checkbox stay those of the medium box: the simple mode never sets them. */
function simpleLook(design: Design): BoxLook {
  const background = colorOf(design, 'colorWebsiteBackground');
  const foreground = colorOf(design, 'colorWebsiteForeground');
  const accent = colorOf(design, 'colorWebsiteAccent');
  const [green, red] = [readableTone('green', background), readableTone('red', background)];
  const size = sizeOf(valueOf(design, 'simpleBoxSize'));
  const base = dimensions[size];
  return {
    size,
    page: background,
    normal: simpleState(background, accent, foreground),
    success: simpleState(background, green, green),
    failure: simpleState(background, red, red),
    errorText: red,
    focusCheckbox: accent,
    focusShadow: {...accent, alpha: 0.5},
    loadingCheckbox: none,
    loadingPart: accent,
    ping: true,
    logo: true,
    overlay: {
      background: {...background, alpha: 0.8},
      text: foreground,
      circle: accent,
      logo: true,
      fullPage: true,
    },
    base,
    boxRadius: base.boxRadius,
    boxBorderWidth: base.boxBorderWidth,
    checkboxRadius: dimensions.medium.checkboxRadius,
    checkboxBorderWidth: dimensions.medium.checkboxBorderWidth,
    fontSize: `${base.fontSize}px`,
    lineHeight: `${base.lineHeight}px`,
  };
}

function advancedState(design: Design, prefix: string): StateLook {
  const part = (name: string) => colorOf(design, `color${prefix}${name}`);
  return {
    background: part('Background'),
    border: part('Border'),
    checkbox: part('Checkbox'),
    text: part('Text'),
    shadow: part('Shadow'),
    shadowInset: part('ShadowInset'),
  };
}

function overlayLook(design: Design, prefix: 'advanced' | 'invisible', logo: boolean): OverlayLook {
  return {
    background: colorOf(design, `${prefix}LoaderBackground`),
    text: colorOf(design, `${prefix}LoaderText`),
    circle: colorOf(design, `${prefix}LoaderCircle`),
    logo,
    fullPage: isOn(design, `${prefix}FullPageOverlay`),
  };
}

function previewPage(design: Design): Color {
  const page = colorOf(design, 'preview');
  return page.alpha === 0 ? white : page;
}

function advancedLook(design: Design): BoxLook {
  const size = sizeOf(valueOf(design, 'advancedBoxSize'));
  const base = dimensions[size];
  const boxRadius = Number(valueOf(design, 'boxRadius'));
  const logo = isOn(design, 'showMosparoLogo') && boxRadius <= base.largestRadiusWithLogo;
  return {
    size,
    page: previewPage(design),
    normal: advancedState(design, ''),
    success: advancedState(design, 'Success'),
    failure: advancedState(design, 'Failure'),
    errorText: colorOf(design, 'colorFailureTextError'),
    focusCheckbox: colorOf(design, 'colorFocusCheckbox'),
    focusShadow: colorOf(design, 'colorFocusCheckboxShadow'),
    loadingCheckbox: colorOf(design, 'colorLoadingCheckbox'),
    loadingPart: colorOf(design, 'colorLoadingCheckboxAnimatedCircle'),
    ping: isOn(design, 'showPingAnimation'),
    logo,
    overlay: overlayLook(design, 'advanced', logo),
    base,
    boxRadius,
    boxBorderWidth: Number(valueOf(design, 'boxBorderWidth')),
    checkboxRadius: Number(valueOf(design, 'checkboxRadius')),
    checkboxBorderWidth: Number(valueOf(design, 'checkboxBorderWidth')),
    fontSize: valueOf(design, 'fontSize'),
    lineHeight: valueOf(design, 'lineHeight'),
  };
}

/** How the box looks with a design. In the invisible mode only overlay, page and error text matter. */
export function lookOf(design: Design): BoxLook {
  if (design.mode === 'simple') return simpleLook(design);
  const look = advancedLook(design);
  if (design.mode === 'advanced') return look;
  return {
    ...look,
    errorText: colorOf(design, 'invisibleTextError'),
    overlay: overlayLook(design, 'invisible', isOn(design, 'invisibleShowLogo')),
  };
}
