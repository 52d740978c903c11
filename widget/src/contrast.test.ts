import { describe, expect, it } from 'vitest'
import { isReadable, textOn } from './contrast.ts'

/** WCAG 2 to the letter. */
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
  it('reads with at least 4.5:1 on every accent', () => {
    const worst = Math.min(...colors.map((color) => exactContrast(color, long(textOn(color)))))
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })

  it('writes white on dark accents and black on light ones', () => {
    expect([textOn('#2f6f4f'), textOn('#3a5bd9'), textOn('#d7ff3e'), textOn('#ffffff')]).toEqual([
      '#fff',
      '#fff',
      '#000',
      '#000',
    ])
  })
})

describe('isReadable', () => {
  it('knows black on white, whichever comes first', () => {
    expect([
      isReadable('#000000', '#ffffff'),
      isReadable('#ffffff', '#000000'),
      isReadable('#ffffff', '#ffffff'),
    ]).toEqual([true, true, false])
  })

  it('never calls a colour readable on paper or on dark paper that is not', () => {
    for (const paper of ['#ffffff', '#1a1917']) {
      const readable = colors.filter((color) => isReadable(color, paper))
      expect(readable.length).toBeGreaterThan(1000)
      expect(Math.min(...readable.map((color) => exactContrast(color, paper)))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
