/** Heading of a rule type on its page: `ipAddress` → `ip-address`. */
export function anchorOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
