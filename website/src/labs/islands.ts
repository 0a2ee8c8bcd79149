import {registerIslands} from '../../../packages/static-pages/src/startup/islands';

/** Each island is loaded when the reader scrolls near it. */
registerIslands({
  box: () => import('./box'),
  boxDemo: () => import('@site/src/components/BoxDemo'),
  compose: () => import('./compose'),
  csp: () => import('./csp'),
  rules: () => import('./rules'),
  signature: () => import('./signature'),
  upgrade: () => import('./upgrade'),
});
