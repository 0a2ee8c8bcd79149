import {connect} from 'node:net';

/** Bytes of one response on the wire: status line, headers and body. */
function responseSize(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip, br, zstd\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on('error', reject);
    socket.on('close', () => resolve(socket.bytesRead));
    socket.resume();
  });
}

/** Mean size of the responses to these paths. */
export async function wireSize(port: number, paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) sum += await responseSize(port, path);
  return Math.round(sum / paths.length);
}
