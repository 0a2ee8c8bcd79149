/** Id of an option, by its position in the list. */
export function optionId(position: number): string {
  return `search-option-${position}`;
}
