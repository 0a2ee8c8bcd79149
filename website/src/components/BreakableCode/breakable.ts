/** Cuts a name behind punctuation, but not behind its first letters, and before the capital letters inside it. */
export function breakable(text: string): string[] {
  return text.split(/(?<!^..?)(?<=[.:(/_,-])(?=[^.:(/_,)-])|(?<=[a-z])(?=[A-Z])/);
}
