import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

interface View {
  viewport: { x: number; y: number; zoom: number }
  /** The size of the canvas, in pixels. */
  size: { width: number; height: number }
}

/** Returns whether a whole card is visible. */
export function isNodeVisible(place: { x: number; y: number }, { viewport, size }: View): boolean {
  const { x, y, zoom } = viewport
  const [left, top] = [place.x * zoom + x, place.y * zoom + y]
  const [right, bottom] = [left + cardSize.width * zoom, top + cardSize.height * zoom]
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height
}
