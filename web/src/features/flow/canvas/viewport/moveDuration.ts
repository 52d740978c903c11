/** Returns the milliseconds in which the canvas moves to another place; 0 for people who want no motion. */
export function moveDuration(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200
}
