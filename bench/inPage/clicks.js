/**
 * Runs in the page before its own scripts. `watchClick` keeps the time of the next click, the event's
 * own so that a busy main thread counts, and when what is looked for has been painted.
 */
Object.assign(window, {
  /** @param {Record<string, string>} selectors by the names of the times */
  watchClick(selectors) {
    /** @type {Record<string, number>} */
    const times = {};
    Object.assign(window, {clickTimes: times});
    addEventListener('click', ({timeStamp}) => (times.click ??= timeStamp), {capture: true});
    const look = () => {
      for (const [name, selector] of Object.entries(selectors)) {
        if (times.click === undefined || name in times) continue;
        if (!document.querySelector(selector)) continue;
        times[name] = NaN;
        // Behind the frame that shows it.
        setTimeout(() => (times[name] = performance.now()));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },
});
