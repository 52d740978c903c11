import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { describe, expect, it } from 'vitest'
import { accentColours } from './accentColours.ts'
import { neutral, tintOf, type Scheme } from './neutrals.ts'
import { toHex, toOklch } from './oklch.ts'

/** Every 21st shade of red, green and blue. */
const steps = Array.from({ length: 13 }, (_, step) => Math.round((step * 255) / 12))
const primaries = steps.flatMap((red) =>
  steps.flatMap((green) =>
    steps.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
)
const schemes: Scheme[] = ['light', 'dark']

describe.each(schemes)('any primary colour, %s', (scheme) => {
  it.each(['plain', 'colorful'] as const)(
    'gives enough contrast as a fill, as text and as a line, %s',
    (usage) => {
      const failures = primaries.flatMap((primary) => failuresOf(primary, scheme, usage))
      expect(primaries.length).toBeGreaterThan(2000)
      expect(failures).toEqual([])
    },
  )
})

function failuresOf(primary: string, scheme: Scheme, usage: 'plain' | 'colorful'): string[] {
  const tint = usage === 'colorful' ? tintOf(primary, scheme) : undefined
  const { fill, hover, end, onFill, edge, ink, wash, line } = accentColours(primary, 78, scheme, tint)
  const grounds = (['paper', 'surface', 'sunken'] as const).map((name) => neutral(scheme, name, 78, tint))
  const contrasts: [string, number, number][] = [
    ['text on fill', contrastOf(onFill, fill), 4.5],
    ['text on hover', contrastOf(onFill, hover), 4.5],
    ['text at the end of the gradient', contrastOf(onFill, end), 4.5],
    ...grounds.map((ground): [string, number, number] => [
      'quiet text',
      contrastOf(neutral(scheme, 'ink-3', 78), ground),
      4.5,
    ]),
    ...grounds.map((ground): [string, number, number] => [
      'edge',
      contrastOf(edge === 'transparent' ? fill : edge, ground),
      3,
    ]),
    ...[...grounds, wash].flatMap((ground): [string, number, number][] => [
      ['text', contrastOf(ink, ground), 4.5],
      ['line', contrastOf(line, ground), 3],
    ]),
  ]
  return contrasts
    .filter(([, contrast, needed]) => contrast < needed)
    .map(([what, contrast]) => `${primary} ${what} ${contrast.toFixed(2)}`)
}

describe('accentColours', () => {
  it('keeps the colours of the brand when they have enough contrast', () => {
    expect(accentColours('#3f49b2', 78, 'light')).toMatchObject({ fill: '#3f49b2', onFill: '#ffffff' })
    expect(accentColours('#ffd600', 78, 'light')).toMatchObject({ fill: '#ffd600' })
    expect(accentColours('#ffd600', 78, 'dark')).toMatchObject({ fill: '#ffd600' })
  })

  it('uses dark text on yellow, and darkens yellow text until it has enough contrast', () => {
    const { onFill, ink, edge } = accentColours('#ffd600', 78, 'light')
    expect(toOklch(onFill).lightness).toBeLessThan(0.3)
    expect(toOklch(ink).lightness).toBeLessThan(0.65)
    expect(edge).toBe(accentColours('#ffd600', 78, 'light').line)
  })

  it('returns the same colour after a conversion to OKLCH and back', () => {
    for (const hex of primaries) expect(toHex(toOklch(hex))).toBe(hex)
  })
})
