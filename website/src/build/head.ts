import {readFileSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import {feedTitle} from '../content/changes/feedTitle';
import {currentLocale} from '../../config/currentLocale';
import {localeBase} from '../../config/localeBase';

/** The background color of pages in each theme, from the style sheet. */
export function surfaceColors(css: string): {readonly light: string; readonly dark: string} {
  const [light, dark, ...more] = [...css.matchAll(/--site-surface: (#\w+);/g)].map(
    ([, hex]) => hex,
  );
  if (!light || !dark || more.length > 0) {
    throw new Error(
      'packages/static-pages/src/css/tokens.css does not set --site-surface twice. Remedy: set it for :root, then for the dark theme.',
    );
  }
  return {light, dark};
}

const tokens = readFileSync(require.resolve('docusaurus-theme-static-pages/tokens.css'), 'utf8');
const {light, dark} = surfaceColors(tokens);

const locale = currentLocale();

/** Elements in the head of every page, besides those of Docusaurus itself. */
export const headTags = [
  {
    tagName: 'meta',
    // Pages are light until the reader chooses; the inline script then updates the color.
    attributes: {name: 'theme-color', content: light, 'data-light': light, 'data-dark': dark},
  },
  {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.svg', type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
  {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `${localeBase[locale]}/feed.xml`,
      title: feedTitle[locale],
    },
  },
  {
    tagName: 'link',
    attributes: {rel: 'llms-txt', type: 'text/plain', href: `${localeBase[locale]}/llms.txt`},
  },
] satisfies Config['headTags'];
