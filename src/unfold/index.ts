/**
 * Laying out a long article keeps a slow phone busy for most of a second. Articles start folded, and
 * the browser lays out what comes near the screen. Whoever leaps needs true distances: then all of it
 * is laid out at once.
 */
import {foldedMark} from './foldedMark';

const folded = () => document.querySelectorAll(`[${foldedMark}]`);
const isFolded = () => folded().length > 0;

function unfold(): void {
  folded().forEach((element) => element.removeAttribute(foldedMark));
}

/** Where an anchor is can only be told when everything above it has its height. */
function unfoldForAnchor({target}: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) unfold();
}

/** Unfolds, and keeps what is on the screen where it is. What the bar hides may move. */
function unfoldInPlace(): void {
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const blocks = Array.from(document.querySelectorAll('.theme-doc-markdown > *'));
  const top = (block?: Element) => block?.getBoundingClientRect().top ?? 0;
  const shown = blocks.find((block) => top(block) >= bar);
  const before = top(shown);
  // The browser would keep something else in its place, maybe what the bar hides.
  const {style} = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  unfold();
  window.scrollBy({top: top(shown) - before, behavior: 'instant'});
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/** What a reader leaps over counts too when the page is opened again at this place. */
function watchLeaps(): () => void {
  let last = 0;
  return () => {
    const {scrollY, innerHeight} = window;
    if (scrollY - last > innerHeight && isFolded()) unfoldInPlace();
    last = window.scrollY;
  };
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', unfoldForAnchor, {capture: true});
  window.addEventListener('scroll', watchLeaps(), {passive: true});
  window.addEventListener('beforeprint', unfold);
}

export {};
