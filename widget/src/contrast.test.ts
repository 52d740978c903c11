import { describe, expect, it } from 'vitest'
import { isReadable, textOn } from './contrast.ts'

/** Returns the contrast by the exact formula of WCAG 2. */
function exactContrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
      const channel = Number.parseInt(color.slice(index, index + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const ratio = luminance(one) / luminance(other)
  return Math.max(ratio, 1 / ratio)
}

const steps = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'))
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
const long = (color: string) => (color === '#000' ? '#000000' : '#ffffff')

describe('textOn', () => {
  it('returns a colour with a contrast of at least 4.5:1 for every accent', () => {
    const worst = Math.min(...colors.map((color) => exactContrast(color, long(textOn(color)))))
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })

  it('chooses white on dark accents and black on light ones', () => {
    expect([textOn('#2f6f4f'), textOn('#3a5bd9'), textOn('#d7ff3e'), textOn('#ffffff')]).toEqual([
      '#fff',
      '#fff',
      '#000',
      '#000',
    ])
  })
})

describe('isReadable', () => {
  it('accepts black on white in both orders', () => {
    expect([
      isReadable('#000000', '#ffffff'),
      isReadable('#ffffff', '#000000'),
      isReadable('#ffffff', '#ffffff'),
    ]).toEqual([true, true, false])
  })

  it('never accepts a colour with less than 4.5:1 on the light or the dark panel', () => {
    for (const paper of ['#ffffff', '#1a1917']) {
      const readable = colors.filter((color) => isReadable(color, paper))
      expect(readable.length).toBeGreaterThan(1000)
      expect(Math.min(...readable.map((color) => exactContrast(color, paper)))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
