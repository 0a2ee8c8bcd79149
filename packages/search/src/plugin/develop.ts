import {readFile} from 'node:fs/promises';
import path from 'node:path';

interface DevRequest {
  readonly url?: string;
}
interface DevResponse {
  setHeader(name: string, value: string): void;
  end(body: Buffer): void;
}

const indexFile = /^search-index-[\w.-]+?(?:\/text-\d+)?\.json$/;

/** Serves the indexes of the last build in development, where there are no rendered pages to read. Without one the search is empty. */
export function developMiddleware(builtFolder: string, baseUrl: string) {
  return async (request: DevRequest, response: DevResponse, next: () => void): Promise<void> => {
    const name = request.url?.replace(/\?.*/, '').slice(baseUrl.length) ?? '';
    const body = indexFile.test(name)
      ? await readFile(path.join(builtFolder, name)).catch(() => null)
      : null;
    if (!body) return next();
    response.setHeader('content-type', 'application/json');
    response.end(body);
  };
}
