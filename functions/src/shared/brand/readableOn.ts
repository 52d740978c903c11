/**
 * Returns black or white, whichever has more contrast on `#rrggbb`. The widget decides in the same way (its
 * contrast.ts).
 */
export function readableOn(background: string): '#ffffff' | '#000000' {
  return luminance(background) > 0.179 ? '#000000' : '#ffffff'
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21, of two `#rrggbb` colours. */
export function contrastOf(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
