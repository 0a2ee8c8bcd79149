/** Runs a callback in a free moment; Safari, which cannot tell, in the next task. Returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
