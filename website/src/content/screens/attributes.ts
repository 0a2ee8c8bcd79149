/** The value of literals such as `{['a', 'b']}` or `{3}`; undefined for other expressions. */
export function readExpression(source: string): unknown {
  try {
    return JSON.parse(source.replaceAll("'", '"').replace(/,\s*\]/, ']'));
  } catch {
    return undefined;
  }
}

interface Given {
  readonly marks?: unknown;
  readonly start?: unknown;
}

/** Whether marks are a list of names and the start is a number or `'A'`, if they are given. */
export function areScreenAttributes({marks, start}: Given): boolean {
  const areMarks =
    marks === undefined ||
    (Array.isArray(marks) && marks.every((mark) => typeof mark === 'string'));
  return areMarks && (start === undefined || start === 'A' || Number.isInteger(start));
}
