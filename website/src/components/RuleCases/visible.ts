/** Shows line breaks of a value as a sign, because a table cell would swallow them. */
export function visible(value: string): string {
  return value.replace(/\n/g, '⏎');
}
