interface Point {
  x: number
  y: number
}

/** Returns the point at `share` of a line that leaves a card at its bottom and enters another at its top. */
export function bezierPoint(from: Point, to: Point, share: number): Point {
  const reach = reachOf(to.y - from.y)
  const rest = 1 - share
  const mix = (start: number, first: number, second: number, end: number) =>
    rest ** 3 * start + 3 * rest ** 2 * share * first + 3 * rest * share ** 2 * second + share ** 3 * end
  return { x: mix(from.x, from.x, to.x, to.x), y: mix(from.y, from.y + reach, to.y - reach, to.y) }
}

/** Returns the distance of the control points as React Flow draws its lines. */
function reachOf(height: number): number {
  return height >= 0 ? height / 2 : 6.25 * Math.sqrt(-height)
}
