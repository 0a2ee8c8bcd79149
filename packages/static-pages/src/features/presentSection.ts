export interface Heading {
  readonly id: string;
  readonly title: string;
  /** Distance from the top of the window. */
  readonly top: number;
}

/** The section that is being read: the last one that starts above the line. */
export function presentSection(headings: readonly Heading[], line: number): Heading | undefined {
  return headings.filter(({top}) => top <= line).at(-1);
}
