import { randomBytes } from 'node:crypto'
import { imageBomb } from './imageBombs.ts'

/**
 * Returns a small picture that is large without the filters of its rows: a first row of noise, and then the
 * same difference from row to row.
 */
export function makeUnpackableImage(side = 1_730): Buffer {
  const row = side * 4 + 1
  const points = Buffer.alloc(row * side, 37)
  randomBytes(row).copy(points)
  for (let y = 0; y < side; y++) points.writeUInt8(y === 0 ? 0 : 2, y * row)
  return imageBomb({ width: side, height: side, colourType: 6 }, points)
}
