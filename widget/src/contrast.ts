/** Returns black or white, whichever has more contrast on a background of `#rrggbb`: at least 4.5:1. */
export function textOn(background: string): string {
  // At this luminance, black and white have the same contrast.
  return luminance(background) > 0.18 ? '#000' : '#fff'
}

/** Returns whether two colours of `#rrggbb` have a contrast of at least 4.5:1. */
export function isReadable(one: string, other: string): boolean {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  // The margin covers the error of the short formula below; the test measures it.
  return Math.max(ratio, 1 / ratio) > 4.95
}

/**
 * Returns the approximate luminance. WCAG's formula has two branches; a plain power is precise enough for
 * both functions above, and half as long.
 */
function luminance(color: string): number {
  const channel = (index: number) => (Number(`0x${color.slice(index, index + 2)}`) / 255) ** 2.2
  return 0.21 * channel(1) + 0.72 * channel(3) + 0.07 * channel(5)
}
