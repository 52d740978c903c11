import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { describe, expect, it } from 'vitest'
import { brandCss } from './brandCss.ts'

describe('the use of the colour', () => {
  const valueOf = (name: string, usage?: 'plain' | 'colorful' | 'gradient') =>
    new RegExp(`--${name}:([^;}]+)`).exec(brandCss({ ...defaultBrand, ...(usage && { usage }) }))?.[1]

  it('tints the surfaces when it is colorful, and leaves text and fills alone', () => {
    for (const name of ['paper', 'sunken', 'hover', 'line'])
      expect(valueOf(name, 'colorful')).not.toBe(valueOf(name, 'plain'))
    for (const name of ['surface', 'ink', 'accent'])
      expect(valueOf(name, 'colorful')).toBe(valueOf(name, 'plain'))
  })

  it('makes what is filled a gradient from the accent colour on demand', () => {
    expect(valueOf('accent-image', 'gradient')).toMatch(
      /^linear-gradient\(135deg,#[0-9a-f]{6},#[0-9a-f]{6}\)$/,
    )
    expect(valueOf('accent-image', 'colorful')).toBeUndefined()
  })

  it('is plain where a brand names none', () => {
    expect(brandCss({ ...defaultBrand, usage: 'plain' })).toBe(brandCss(defaultBrand))
  })
})
