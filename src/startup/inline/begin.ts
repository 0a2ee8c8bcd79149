import {siteLink} from '../siteLink';
import {afterPaint} from './afterPaint';
import {beforeReact} from './beforeReact';
import {isFastLine, prefetch} from './prefetch';

/**
 * Signs that a reader is there. A page that only is opened loads no scripts. Not when a finger goes
 * down: running them would delay the click.
 */
const interactions = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll'];

/** Scripts that have not been asked for, or could not be had: the next interaction asks again. */
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
    // In the order of the page.
    script.async = false;
    script.onerror = () => {
      script.remove();
      waiting?.push(src);
    };
    document.head.append(script);
  }
}

let restsAt = '';

/** Browsers also report a pointer that rests where the page appears below it. */
function isResting({type, screenX, screenY}: MouseEvent): boolean {
  if (type !== 'pointermove') return false;
  const [before, now] = [restsAt, `${screenX} ${screenY}`];
  restsAt = now;
  return before === '' || before === now;
}

/** Starts the framework's own client; a page that the pointer is on its way to goes first. */
export function begin(event?: Event): void {
  if (event && isResting(event as MouseEvent)) return;
  const link = event && siteLink(event);
  const page = link && prefetch(link.href);
  if (page) page.onload = page.onerror = runScripts;
  else afterPaint(runScripts);
}

const options = {capture: true, passive: true, signal: beforeReact};
interactions.forEach((name) => addEventListener(name, begin, options));
// Until then a link is a plain link: its page comes faster when it was fetched ahead.
addEventListener('pointerover', prefetchLink, options);

function prefetchLink(event: Event): void {
  const link = siteLink(event);
  if (link) prefetch(link.href);
}

// On a fast line the scripts are fetched in a free moment, but not run.
addEventListener('load', () => {
  if (isFastLine()) setTimeout(() => readScripts().forEach((src) => prefetch(src)), 1000);
});
