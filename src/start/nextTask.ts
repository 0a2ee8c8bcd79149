/** Resolves in a task of its own: until then the browser may paint and answer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
