import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

/** Long articles are laid out as they are read (see index.ts). */
export default function unfoldPlugin(): Plugin {
  return {
    name: 'site-unfold',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript}]}),
    getClientModules: () => [path.join(__dirname, 'index.ts')],
  };
}
