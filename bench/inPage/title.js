/**
 * Runs in every document before its own scripts. Keeps the time of the last click, the event's own so
 * that a busy main thread counts, and when a title that is another one than then has been painted.
 * Both are times of the clock, because a click may lead to a new document.
 */
const clock = (/** @type {number} */ time) => performance.timeOrigin + time;
const title = () => document.querySelector('h1')?.textContent ?? '';

addEventListener(
  'click',
  ({timeStamp}) => {
    sessionStorage.setItem('bench.click', String(clock(timeStamp)));
    sessionStorage.setItem('bench.title', title());
    sessionStorage.removeItem('bench.painted');
  },
  {capture: true},
);

function look() {
  const before = sessionStorage.getItem('bench.title');
  const isNew = before !== null && title() !== '' && title() !== before;
  if (isNew && !sessionStorage.getItem('bench.painted')) {
    // Behind the frame that shows it.
    setTimeout(() => sessionStorage.setItem('bench.painted', String(clock(performance.now()))));
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
