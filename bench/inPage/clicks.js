/**
 * Runs in the page before its own scripts, which may keep clicks from others. `watchClick` keeps the
 * time of the next click, the event's own so that a busy main thread counts, and when what is looked
 * for has been painted.
 */
/** @type {Record<string, number>} */
const clickTimes = {};
addEventListener('click', ({timeStamp}) => (clickTimes.click ??= timeStamp), {capture: true});

Object.assign(window, {
  clickTimes,
  /** @param {Record<string, string>} selectors by the names of the times */
  watchClick(selectors) {
    const look = () => {
      for (const [name, selector] of Object.entries(selectors)) {
        if (clickTimes.click === undefined || name in clickTimes) continue;
        if (!document.querySelector(selector)) continue;
        clickTimes[name] = NaN;
        // Behind the frame that shows it.
        setTimeout(() => (clickTimes[name] = performance.now()));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },
});
