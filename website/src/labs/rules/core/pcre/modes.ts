/** Flags of a pattern. */
export interface Modes {
  /** Without the flag `u`, patterns and texts are bytes. */
  readonly bytes: boolean;
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly multiline: boolean;
  readonly dollarEndOnly: boolean;
  readonly anchored: boolean;
}

/** PHP rejects the pattern: it never matches, and there is no error message. */
export class InvalidPattern extends Error {}

/** Valid in PHP, but without a certain equivalent in JavaScript. */
export class UnsupportedPattern extends Error {
  readonly part: string;
  constructor(part: string) {
    super(part);
    this.part = part;
  }
}
