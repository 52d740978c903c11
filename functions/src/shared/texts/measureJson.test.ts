import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureJson } from './measureJson.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** Returns the depth of nested objects and lists. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('the size of JSON', () => {
  it('is measured without parsing it, whatever its texts contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value)
        expect(measureJson(bytes(value), { depth, values: 100_000 })).toBeUndefined()
        if (depth > 0)
          expect(measureJson(bytes(value), { depth: depth - 1, values: 100_000 })).toBe('tooDeep')
      }),
    )
  })

  it('counts the values in lists and objects', () => {
    const max = { depth: 9, values: 10 }
    expect(measureJson(bytes([1, 2, 3, 4, 5, 6, 7, 8, 9]), max)).toBeUndefined()
    expect(measureJson(bytes(Array.from({ length: 12 }, () => 0)), max)).toBe('tooMany')
    expect(measureJson(bytes('[,,,,,,,,,,,,,,,'), max)).toBeUndefined()
  })
})
