import {holdEffects} from './effects';
import {nextTask} from './nextTask';

/**
 * Entry of the site in the browser. The core's own entry evaluates everything in one go, which
 * blocks a slow phone for a quarter of a second. Here the large parts are evaluated one after the
 * other, and the browser may paint and answer in between.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/router'),
  // Before the routes: it brings the style sheet that orders all others.
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const load of parts) {
    await nextTask();
    await load();
  }
}

holdEffects();
void start();
