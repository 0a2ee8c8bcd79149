function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Escapes broken percent-encoding, so that decoding gives plain text instead of an error. */
export function repair(part: string): string {
  return isDecodable(part) ? part : part.replaceAll('%', '%25');
}
