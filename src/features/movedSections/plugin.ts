import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

/** Old addresses of sections lead to where the sections are (see data/movedSections.ts). */
export default function movedSectionsPlugin(): Plugin {
  return {
    name: 'site-moved-sections',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript}]}),
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
