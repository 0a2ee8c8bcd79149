/**
 * Runs in every document before its own scripts. Records the time of the last click (the time stamp of
 * the event, so that a busy main thread counts) and logs how long it took until another title was
 * painted. Both are wall-clock times, because a click may navigate to a new document.
 */
const clock = (/** @type {number} */ time) => performance.timeOrigin + time;
const title = () => document.querySelector('h1')?.textContent ?? '';

addEventListener(
  'click',
  ({timeStamp}) => {
    sessionStorage.setItem('bench.click', String(clock(timeStamp)));
    sessionStorage.setItem('bench.title', title());
  },
  {capture: true},
);

function check() {
  const before = sessionStorage.getItem('bench.title');
  if (before !== null && title() !== '' && title() !== before) {
    sessionStorage.removeItem('bench.title');
    const click = Number(sessionStorage.getItem('bench.click'));
    // After the frame that shows it.
    setTimeout(() => console.debug(`painted after ${clock(performance.now()) - click}`));
  }
  requestAnimationFrame(check);
}
requestAnimationFrame(check);
