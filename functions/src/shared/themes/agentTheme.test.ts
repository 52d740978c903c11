import { describe, expect, it } from 'vitest'
import {
  accentOf,
  generateShades,
  generateTheme,
  parseTheme,
  printTheme,
  resolveTheme,
  shadesOf,
} from './agentTheme.ts'
import { hslText, parseColour, toHsl } from './hsl.ts'

const primaries = ['#3a5bd9', '#ffd600', '#000000', '#ffffff', '#808080', '#2f5d50', '#ff00ff']
const stored = (fields: object) =>
  JSON.stringify({
    themeType: 'dark',
    primary: '#3a5bd9',
    nineColorPallet: generateTheme('#3a5bd9', 'dark').palette.map(hslText),
    ...fields,
  })

describe('the shades of a theme', () => {
  it('have the ten lightness steps of 95, 90, 80 … 20 and 10, or 5 in the dark', () => {
    const steps = (type: 'light' | 'dark') =>
      generateShades('#3a5bd9', type).map((shade) => Math.round(toHsl(shade).lightness))
    expect(steps('light')).toEqual([95, 90, 80, 70, 60, 50, 40, 30, 20, 10])
    expect(steps('dark')).toEqual([95, 90, 80, 70, 60, 50, 40, 30, 20, 5])
  })

  it.each(primaries)('are nine for %s with the primary colour between them, without a cliff', (primary) => {
    const theme = generateTheme(primary, 'light')
    const shades = shadesOf(theme)
    expect(theme.palette).toHaveLength(9)
    expect(shades).toHaveLength(10)
    expect(shades).toContain(primary)
    const lightness = shades.map((shade) => toHsl(shade).lightness)
    const steps = lightness.slice(1).map((value, index) => (lightness[index] ?? 0) - value)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...steps)).toBeLessThanOrEqual(20.5)
  })
})

describe('a stored theme', () => {
  it.each(primaries)('is the same for %s after it is printed and parsed', (primary) => {
    const theme = generateTheme(primary, 'dark', 'gradient')
    expect(printTheme(theme)).toContain('"nineColorPallet":["hsl(')
    expect(parseTheme(printTheme(theme))).toEqual(theme)
    expect(printTheme(theme).length).toBeLessThan(1_000)
  })

  it('resolves to custom-light or custom-dark with a primary colour and nine colours, otherwise to blue-light', () => {
    const named = (customThemeJSONString: string) => resolveTheme({ customThemeJSONString })
    expect(named(stored({}))).toBe('custom-dark')
    expect(named(stored({ themeType: 'light' }))).toBe('custom-light')
    const wrong = ['', '{', '[]', 'null', stored({ primary: '' }), stored({ nineColorPallet: ['#ffffff'] })]
    expect(wrong.map(named)).toEqual(wrong.map(() => 'blue-light'))
  })

  it.each([
    'red',
    'url(//evil.example)',
    '#12345',
    '#3a5bd9;}',
    'hsl(1, 2%, 101%)',
    'hsl(a, 2%, 3%)',
    7,
    null,
  ])('is refused with %j for a colour', (colour) => {
    expect(parseColour(colour)).toBeUndefined()
    expect(parseTheme(stored({ primary: colour }))).toBeUndefined()
    expect(parseTheme(stored({ nineColorPallet: Array.from({ length: 9 }, () => colour) }))).toBeUndefined()
  })

  it('gives an agent its accent colour', () => {
    const primaryColor = '#c2185b'
    expect(accentOf({ primaryColor, customThemeJSONString: stored({}) })).toBe('#3a5bd9')
    expect(accentOf({ primaryColor, customThemeJSONString: '' })).toBe(primaryColor)
  })
})
