/** How a pattern is to be read. */
export interface Modes {
  /** Without the flag `u`, patterns and texts are bytes. */
  readonly bytes: boolean;
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly multiline: boolean;
  readonly dollarEndOnly: boolean;
  readonly anchored: boolean;
}

/** PHP refuses the pattern: it never matches, and nobody is told. */
export class InvalidPattern extends Error {}

/** PHP knows it, JavaScript has nothing that certainly means the same. */
export class UnsupportedPattern extends Error {
  readonly part: string;
  constructor(part: string) {
    super(part);
    this.part = part;
  }
}
