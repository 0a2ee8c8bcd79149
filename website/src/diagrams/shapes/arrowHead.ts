export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The three corners of the head of an arrow, as SVG wants them in `points`. */
export function arrowHead(from: Point, to: Point, length = 9, width = 7): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = {x: (to.x - from.x) / distance, y: (to.y - from.y) / distance};
  const base = {x: to.x - along.x * length, y: to.y - along.y * length};
  const side = {x: (-along.y * width) / 2, y: (along.x * width) / 2};
  return [to, {x: base.x + side.x, y: base.y + side.y}, {x: base.x - side.x, y: base.y - side.y}]
    .map(({x, y}) => `${round(x)},${round(y)}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
