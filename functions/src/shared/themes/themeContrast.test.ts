import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { colourUsages } from '../brand/brandPatterns.ts'
import { generateTheme, type ThemeType } from './agentTheme.ts'
import { checkContrast, correctContrast } from './themeContrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const usage = fc.constantFrom(...colourUsages)
const generated = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const

const failing = (...given: Parameters<typeof checkContrast>) =>
  checkContrast(...given)
    .filter(({ isEnough }) => !isEnough)
    .map(({ kind, scheme }) => `${kind} ${scheme}`)

describe('the contrast of a theme', () => {
  it.each(Object.entries(generated))(
    'is enough in %s after a correction, for every primary colour',
    (_, schemes) => {
      fc.assert(
        fc.property(colour, usage, (primary, each) => {
          const theme = generateTheme(primary, schemes[0], each)
          expect(failing(correctContrast(theme, schemes), schemes)).toEqual([])
        }),
      )
    },
  )

  it.each(['light', 'dark'] as const)(
    'is enough in %s after a correction, for every palette',
    (themeType) => {
      const palette = fc.array(colour, { minLength: 9, maxLength: 9 })
      fc.assert(
        fc.property(colour, palette, usage, (primary, shades, each) => {
          const theme = { themeType, primary, palette: shades, usage: each }
          expect(failing(correctContrast(theme, [themeType]), [themeType])).toEqual([])
        }),
      )
    },
  )

  it('finds what is unreadable, and leaves alone what is not', () => {
    const schemes: ThemeType[] = ['light']
    const yellow = generateTheme('#ffd600', 'light')
    expect(failing(yellow, schemes)).toEqual(['link light', 'accent light'])
    const blue = generateTheme('#3a5bd9', 'light', 'gradient')
    expect(correctContrast(blue, schemes)).toEqual(blue)
  })
})
