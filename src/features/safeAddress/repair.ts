function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Broken percent-encoding becomes plain text, which is found nowhere but breaks nothing either. */
export function repair(part: string): string {
  return isDecodable(part) ? part : part.replaceAll('%', '%25');
}
