/**
 * Runs in the page before its own scripts, which may stop the propagation of clicks. Records the time
 * of the first click (the time stamp of the event, so that a busy main thread counts) and, after
 * `watchClick`, when the selector matches and has been painted.
 */
/** @type {{click?: number, response?: number}} */
const clickTimes = {};
addEventListener('click', ({timeStamp}) => (clickTimes.click ??= timeStamp), {capture: true});

Object.assign(window, {
  clickTimes,
  /** @param {string} selector */
  watchClick(selector) {
    const check = () => {
      if (clickTimes.click === undefined || !document.querySelector(selector)) {
        requestAnimationFrame(check);
        return;
      }
      // After the frame that shows the response.
      setTimeout(() => (clickTimes.response = performance.now()));
    };
    requestAnimationFrame(check);
  },
});
