/**
 * Runs in the page before its own scripts, which may keep clicks from others. `watchClick` keeps the
 * time of the next click, the event's own so that a busy main thread counts, and when what is looked
 * for has been painted.
 */
/** @type {{click?: number, answer?: number}} */
const clickTimes = {};
addEventListener('click', ({timeStamp}) => (clickTimes.click ??= timeStamp), {capture: true});

Object.assign(window, {
  clickTimes,
  /** @param {string} selector */
  watchClick(selector) {
    const look = () => {
      if (clickTimes.click === undefined || !document.querySelector(selector)) {
        requestAnimationFrame(look);
        return;
      }
      // Behind the frame that shows it.
      setTimeout(() => (clickTimes.answer = performance.now()));
    };
    requestAnimationFrame(look);
  },
});
