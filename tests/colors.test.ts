import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/**
 * Contrast is a property of the colors in tokens.css, so it is computed here instead of measured on every page. Axe
 * measures it on one page of each kind, in labs and in dialogs, where opacity and mixed colors count too.
 */
const tokens = 'packages/static-pages/src/css/tokens.css';
const css = readFileSync(tokens, 'utf8');

type Colors = Readonly<Record<string, string>>;

/** The colors of a rule, by the name of their variable without `--site-`. */
function colorsOf(selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--site-([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
}

const light = colorsOf(':root');
const themes = {light, dark: {...light, ...colorsOf("[data-theme='dark']")}};

type Channels = readonly number[];

function channelsOf(color = ''): Channels {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  return [0, 2, 4].map((start) => parseInt(digits.slice(start, start + 2), 16) / 255);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(channels: Channels): number {
  const [red = NaN, green = NaN, blue = NaN] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(text: Channels, surface: Channels): number {
  const [one, other] = [luminanceOf(text), luminanceOf(surface)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const surfaces = (names: readonly string[]) =>
  names.filter((name) => /surface|card|^mark$|accent-soft/.test(name));
const texts = (names: readonly string[]) =>
  names.filter(
    (name) =>
      /^(?:ink|accent|warn|danger|good|token)(?!.*-surface|-soft$)/.test(name) ||
      name === 'ink-soft',
  );

describe.each(Object.entries(themes))(
  'in the %s theme every text can be read',
  (_theme, colors) => {
    const names = Object.keys(colors);
    const pairs = [
      ...texts(names).flatMap((text) => surfaces(names).map((surface) => [text, surface] as const)),
      ['on-accent', 'accent'] as const,
      // On marked words there is only the text around them.
    ].filter(([text, surface]) => surface !== 'mark' || ['ink', 'ink-strong'].includes(text));

    it('with a contrast of 4.5 on each surface', () => {
      expect(pairs.length).toBeGreaterThan(100);
      const pale = pairs
        .map(([text, surface]) => ({
          text,
          surface,
          contrast: contrastOf(channelsOf(colors[text]), channelsOf(colors[surface])),
        }))
        .filter(({contrast}) => !(contrast >= 4.5));
      expect(pale).toEqual([]);
    });

    it('with a contrast of 4.5 on the background of code, which lets the surface through', () => {
      const line = channelsOf(colors.line);
      const pale = ['ink', 'accent'].flatMap((text) =>
        surfaces(names)
          .filter((surface) => {
            const below = channelsOf(colors[surface]);
            const mixed = line.map((value, index) => 0.55 * value + 0.45 * below[index]!);
            return !(contrastOf(channelsOf(colors[text]), mixed) >= 4.5);
          })
          .map((surface) => `${text} in code on ${surface}`),
      );
      expect(css).toContain(
        '--site-code-background: color-mix(in srgb, var(--site-line) 55%, transparent)',
      );
      expect(pale).toEqual([]);
    });
  },
);

/** Files that give colors their names: of the site, of printed pages, of the search in a theme that is not ours. */
const palettes = [
  tokens,
  'packages/static-pages/src/css/print.css',
  'packages/search/src/client/infimaColors.css',
];

it('only palettes name colors, but for masks, which nobody sees', () => {
  const files = ['packages', 'website/src'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
  const literals = files
    .filter((file) => !palettes.includes(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .split(/[;{}]/)
        .filter((declaration) => !/^\s*mask/.test(declaration))
        .flatMap((declaration) =>
          (declaration.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^()]+\)/gi) ?? []).map(
            (color) => `${file}: ${declaration.trim().split(':')[0]}: ${color}`,
          ),
        ),
    );
  expect(files.length).toBeGreaterThan(50);
  expect(literals).toEqual([]);
});
