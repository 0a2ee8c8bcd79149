import {policyText} from './csp.mjs';

/** Directives that browsers ignore in a `<meta>` element, with a warning in the console. */
const headerOnly = new Set(['frame-ancestors']);

/** Adds the Content-Security-Policy and the Referrer-Policy to a page, before everything they apply to. */
export function withPolicy(html: string, policy: Record<string, string[]>, file: string): string {
  const text = policyText(
    Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.has(name))),
  );
  const tags = `<meta http-equiv="Content-Security-Policy" content="${text}"><meta name="referrer" content="same-origin">`;
  const changed = html.replace(/<meta charset="?UTF-8"?\s*\/?>/i, (charset) => `${charset}${tags}`);
  if (changed === html) {
    throw new Error(
      `${file} has no <meta charset="UTF-8">, after which the policy belongs. Remedy: add it to the head of this page.`,
    );
  }
  return changed;
}
