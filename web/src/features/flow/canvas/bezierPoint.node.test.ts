import { bezierPoint } from '@parley/functions/shared/flow/drawing/bezierPoint'
import { getBezierPath, Position } from '@xyflow/react'
import { describe, expect, it } from 'vitest'

describe('bezierPoint', () => {
  it.each([
    ['down', { x: 0, y: 0 }, { x: 300, y: 170 }],
    ['back up', { x: 40, y: 500 }, { x: -90, y: 20 }],
  ])('puts the label of a condition on the drawn line: %s', (_, from, to) => {
    const [, x, y] = getBezierPath({
      sourceX: from.x,
      sourceY: from.y,
      sourcePosition: Position.Bottom,
      targetX: to.x,
      targetY: to.y,
      targetPosition: Position.Top,
    })
    const middle = bezierPoint(from, to, 0.5)
    expect(middle.x).toBeCloseTo(x)
    expect(middle.y).toBeCloseTo(y)
  })
})
