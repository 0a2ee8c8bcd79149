/**
 * Runs in every document before its own scripts. Records the time of the last click (the time stamp of
 * the event, so that a busy main thread counts) and when another title has been painted. Both are
 * wall-clock times, because a click may navigate to a new document.
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

function check() {
  const before = sessionStorage.getItem('bench.title');
  const isNew = before !== null && title() !== '' && title() !== before;
  if (isNew && !sessionStorage.getItem('bench.painted')) {
    // After the frame that shows it.
    setTimeout(() => sessionStorage.setItem('bench.painted', String(clock(performance.now()))));
  }
  requestAnimationFrame(check);
}
requestAnimationFrame(check);
