import {registerIslands} from 'docusaurus-theme-static-pages/islands';

/** Each island is loaded when the reader scrolls near it. */
registerIslands({
  box: () => import('./box'),
  boxDemo: () => import('@site/src/components/BoxDemo'),
  compose: () => import('./compose'),
  rules: () => import('./rules'),
  signature: () => import('./signature'),
  upgrade: () => import('./upgrade'),
});
