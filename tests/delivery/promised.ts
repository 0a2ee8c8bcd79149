import {readFileSync} from 'node:fs';
import {headerRules} from '../../tools/staticServer.mjs';

const rules = headerRules(readFileSync('website/static/_headers', 'utf8'));

/** The headers that `_headers` promises for a path, in lower case. Netlify and Cloudflare Pages revalidate by default. */
export function promised(path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {'cache-control': 'public, max-age=0, must-revalidate'};
  for (const [name, value] of rules(path)) {
    const key = name.toLowerCase();
    // A second policy applies besides the first.
    const isSecond = key === 'content-security-policy' && key in headers;
    headers[key] = isSecond ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}
