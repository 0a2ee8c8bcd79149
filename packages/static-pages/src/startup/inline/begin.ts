import {noticeText, showNotice} from '../../features/notice';
import {hasState} from '../hasState';
import {siteLink} from '../siteLink';
import {afterPaint} from './afterPaint';
import {beforeReact} from './beforeReact';
import {release} from './kept';
import {isFastLine, prefetchPage, prefetchScript} from './prefetch';

/**
 * The first of these events runs the scripts; a page that is only opened needs none. `pointerdown` is
 * not among them: running scripts at that moment would delay the click.
 */
const interactions = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll'];

const readScripts = () =>
  Array.from(document.querySelector<HTMLTemplateElement>('#scripts')?.content.children ?? []);

/** How often a script is requested; the pause before another try doubles each time, from half a second on. */
const TRIES = 5;

/** The scripts cannot be loaded. */
export let hasFailed = false;

/** Loads the page again, but only if the server answers: the article must not give way to an error page. */
const reload = () =>
  fetch('').then(({ok}) => (ok ? location.reload() : tellFailure()), tellFailure);

export function tellFailure(): void {
  hasFailed = true;
  release();
  showNotice(noticeText('scripts'), reload);
}

function run(script: Element, tries = 1): void {
  // A copy: Trusted Types would refuse a new element whose URL is only a string.
  const copy = document.importNode(script) as HTMLScriptElement;
  // Run in the order of the page.
  copy.async = false;
  copy.onerror = () => {
    if (tries < TRIES) setTimeout(run, 250 * 2 ** tries, script, tries + 1);
    else tellFailure();
  };
  document.head.append(copy);
}

let restsAt = '';

/** Browsers also send `pointermove` when a page appears below a pointer that does not move. */
function isResting({type, screenX, screenY}: MouseEvent): boolean {
  if (type !== 'pointermove') return false;
  const [before, now] = [restsAt, `${screenX} ${screenY}`];
  restsAt = now;
  return before === '' || before === now;
}

let hasBegun = false;

/** Runs the scripts, which start Docusaurus' client. */
export function begin(event?: Event): void {
  if (hasBegun || (event && isResting(event as MouseEvent))) return;
  hasBegun = true;
  afterPaint(() => readScripts().forEach((script) => run(script)));
}

const options = {capture: true, passive: true, signal: beforeReact};
interactions.forEach((name) => addEventListener(name, begin, options));

/** An island whose state is in the URL shows something else until React has rendered it. */
function beginForState(): void {
  if (hasState(location) && document.querySelector('[data-island]')) begin();
}

['DOMContentLoaded', 'hashchange'].forEach((name) =>
  addEventListener(name, beginForState, options),
);

/** Scripts that arrived broken, and chunks that the client needs to start. */
function onError({filename, reason}: Partial<ErrorEvent & PromiseRejectionEvent>): void {
  if (/chunk|assets\/js/i.test(filename ?? reason)) tellFailure();
}

['error', 'unhandledrejection'].forEach((name) => addEventListener(name, onError, options));

// Before hydration a link is a plain link, so fetching its page ahead makes it faster.
addEventListener(
  'pointerover',
  (event) => {
    const link = siteLink(event);
    if (link) prefetchPage(link);
  },
  options,
);

// On a fast connection the scripts are fetched a second after loading, but not run.
addEventListener('load', () => {
  if (isFastLine()) setTimeout(() => readScripts().forEach(prefetchScript), 1000);
});
