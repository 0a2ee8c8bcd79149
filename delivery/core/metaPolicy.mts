import {policyText} from './csp.mjs';

/** Browsers ignore these in a page, and say so in the console. */
const headerOnly = new Set(['frame-ancestors']);

/** Puts the policy and the Referrer-Policy into a page, ahead of everything they apply to. */
export function withPolicy(html: string, policy: Record<string, string[]>, file: string): string {
  const text = policyText(
    Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.has(name))),
  );
  const tags = `<meta http-equiv="Content-Security-Policy" content="${text}"><meta name="referrer" content="same-origin">`;
  const changed = html.replace(/<meta charset="?UTF-8"?\s*\/?>/i, (charset) => `${charset}${tags}`);
  if (changed === html) {
    throw new Error(
      `${file} has no <meta charset="UTF-8">, behind which the policy belongs. Remedy: add it to the head of this page.`,
    );
  }
  return changed;
}
