import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

export default function valuesPlugin(): Plugin {
  return {
    name: 'site-values',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
  };
}
