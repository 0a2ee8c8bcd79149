import {siteLink} from '../siteLink';
import {afterPaint} from './afterPaint';
import {beforeReact} from './beforeReact';
import {isFastLine, prefetchPage, prefetchScript} from './prefetch';

/**
 * The first of these events runs the scripts; a page that is only opened needs none. `pointerdown` is
 * not among them: running scripts at that moment would delay the click.
 */
const interactions = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll'];

/** Scripts that were not requested yet or failed to load: the next interaction requests them. */
let waiting: string[] | undefined;

function readScripts(): string[] {
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  return Array.from(template?.content.children ?? [], (script) => script.getAttribute('src') ?? '');
}

function runScripts(): void {
  waiting ??= readScripts();
  for (const src of waiting.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // Run in the order of the page.
    script.async = false;
    script.onerror = () => {
      script.remove();
      waiting?.push(src);
    };
    document.head.append(script);
  }
}

let restsAt = '';

/** Browsers also send `pointermove` when a page appears below a pointer that does not move. */
function isResting({type, screenX, screenY}: MouseEvent): boolean {
  if (type !== 'pointermove') return false;
  const [before, now] = [restsAt, `${screenX} ${screenY}`];
  restsAt = now;
  return before === '' || before === now;
}

/** Runs the scripts, which start Docusaurus' client. */
export function begin(event?: Event): void {
  if (event && isResting(event as MouseEvent)) return;
  afterPaint(runScripts);
}

const options = {capture: true, passive: true, signal: beforeReact};
interactions.forEach((name) => addEventListener(name, begin, options));

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
