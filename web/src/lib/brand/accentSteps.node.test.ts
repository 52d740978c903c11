import { describe, expect, it } from 'vitest'
import { accentSteps } from './accentSteps.ts'
import { toOklch } from './oklch.ts'

describe('accentSteps', () => {
  it.each(['#3f49b2', '#ffd600', '#000000', '#ffffff', '#808080', '#ff00ff'])(
    'creates nine steps from %s, each darker than the one before, without a cliff',
    (primary) => {
      const steps = accentSteps({ primary })
      expect(steps).toHaveLength(9)
      const lightness = steps.map((step) => toOklch(step).lightness)
      expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
      const jumps = lightness.slice(1).map((value, index) => (lightness[index] ?? 0) - value)
      expect(Math.max(...jumps)).toBeLessThan(0.11)
    },
  )

  it('keeps a palette that the brand defines', () => {
    const palette = Array.from({ length: 9 }, (_, step) => `#00000${step}`)
    expect(accentSteps({ primary: '#3f49b2', palette })).toEqual(palette)
  })
})
