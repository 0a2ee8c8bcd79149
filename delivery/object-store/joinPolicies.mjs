/**
 * `node joinPolicies.mjs NEW OLD`: prints the response headers policy to use while pages of two builds are served: the
 * new policy, with a Content-Security-Policy that also allows what the old one allows.
 */
import {readFileSync} from 'node:fs';

/** @param {string} text */
function parse(text) {
  return new Map(
    text
      .split(/;\s*/)
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      }),
  );
}

/** @param {string} one @param {string} other two values of Content-Security-Policy */
export function joinPolicies(one, other) {
  const [joined, old] = [parse(one), parse(other)];
  // Trusted Types restrict instead of allow, so they wait until no pages of a build without them are served.
  for (const name of joined.keys()) {
    if (/trusted-types/.test(name) && !old.has(name)) joined.delete(name);
  }
  for (const [name, sources] of old) {
    const all = [...new Set([...(joined.get(name) ?? []), ...sources])];
    // 'none' is only valid alone.
    joined.set(name, all.length > 1 ? all.filter((source) => source !== "'none'") : all);
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const [newFile, oldFile] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && newFile && oldFile) {
  const [wanted, old] = [newFile, oldFile].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const security = wanted.SecurityHeadersConfig.ContentSecurityPolicy;
  security.ContentSecurityPolicy = joinPolicies(
    security.ContentSecurityPolicy,
    old.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy ?? '',
  );
  console.log(JSON.stringify(wanted, null, 2));
}
