/** Behind the next frame, so that what the reader waits for is seen first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
