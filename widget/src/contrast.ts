/** Black or white, whichever reads better on a background of `#rrggbb`: at least 4.58:1. */
export function textOn(background: string): string {
  // Where black and white have the same contrast.
  return luminance(background) > 0.179 ? '#000' : '#fff'
}

/** The ratio of WCAG 2, from 1 to 21, of two colours of `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

function luminance(color: string): number {
  const channel = (index: number) => {
    const part = Number.parseInt(color.slice(index, index + 2), 16) / 255
    return part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
