import {createServer} from 'node:net';

/** Whether a server could listen on this port now. */
export function portIsFree(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
