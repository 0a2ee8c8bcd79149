import type {UserThemeConfig} from '@docusaurus/theme-common';
import {product} from './product';

/** A new documented version brings the bar back for readers who closed it. German text: code.json. */
export const announcementBar = {
  id: product.version,
  content: `These pages describe ${product.name} ${product.version}.`,
  isCloseable: true,
} satisfies UserThemeConfig['announcementBar'];
