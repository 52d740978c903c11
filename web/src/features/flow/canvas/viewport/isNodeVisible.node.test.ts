import { describe, expect, it } from 'vitest'
import { isNodeVisible } from './isNodeVisible.ts'

const size = { width: 600, height: 400 }
const view = (x: number, y: number, zoom = 1) => ({ viewport: { x, y, zoom }, size })

describe('isNodeVisible', () => {
  it.each([
    ['is in the middle', view(100, 100), true],
    ['leaves at the left', view(-10, 100), false],
    ['leaves at the top', view(100, -10), false],
    ['leaves at the right', view(400, 100), false],
    ['leaves at the bottom', view(100, 330), false],
    ['fits because it is small', view(400, 330, 0.5), true],
  ])('decides about a card that %s', (_, shown, isVisible) => {
    expect(isNodeVisible({ x: 0, y: 0 }, shown)).toBe(isVisible)
  })
})
