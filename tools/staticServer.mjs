import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * The rules of a file `_headers`. As on Netlify and Cloudflare Pages, all rules that match a path apply.
 *
 * @param {string} text
 * @returns {(path: string) => [string, string][]}
 */
export function headerRules(text) {
  const rules = text
    .split(/^(?=\/)/m)
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      const expression = pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*');
      const headers = lines.flatMap((line) => {
        const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        return name && value ? [/** @type {[string, string]} */ ([name, value])] : [];
      });
      return {matches: new RegExp(`^${expression}$`), headers};
    });
  return (path) => rules.flatMap(({matches, headers}) => (matches.test(path) ? headers : []));
}

/** File types that sirv does not know, or sends without the character set. @type {Record<string, string>} */
const types = {
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/**
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
export function serve(folder) {
  const file = path.join(folder, '_headers');
  const headersOf = headerRules(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const type = types[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return createServer((request, response) => {
    const {pathname} = new URL(`http://localhost${request.url}`);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersOf(pathname)) {
      // A second policy applies besides the first; of other headers the last rule counts.
      if (name === 'Content-Security-Policy') response.appendHeader(name, value);
      else response.setHeader(name, value);
    }
    files(request, response, () => {
      const [, language = ''] = pathname.split('/');
      const page = [path.join(folder, language, '404.html'), path.join(folder, '404.html')];
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      });
      createReadStream(page.find((each) => existsSync(each)) ?? '').pipe(response);
    });
  });
}
