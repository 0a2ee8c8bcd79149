/** Runs after the next frame, so that the answer to the reader's action is painted first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
