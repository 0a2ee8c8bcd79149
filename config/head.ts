import type {Config} from '@docusaurus/types';

/** What every page carries in its head besides what Docusaurus writes itself. */
export const headTags = [
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#ffffff'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#14181d'},
  },
  {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.svg', type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
] satisfies Config['headTags'];
